import type { PageSeed } from '../../../types.ts'
import { prose } from '../../prose.ts'

export const oplichtingHerkennen: PageSeed = {
  key: 'blog-scams',
  language: 'nl',
  path: '/blog/oplichting-met-cadeaubonnen-herkennen/',
  pageType: 'blog-article',
  title: 'Oplichting met cadeaubonnen herken je aan één zin',
  metaTitle: 'Oplichting met cadeaubonnen herkennen en stoppen',
  metaDescription:
    'Wie jou vraagt om met een cadeaubon te betalen, is een oplichter. De verhalen die ze vertellen, de signalen, en wat je doet in het eerste uur.',
  article: {
    publishedOn: '2026-07-06',
    author: 'Marieke Dekkers',
    topic: 'Goed om te weten',
    scene: 'blog-money',
    summary: 'Je hoeft maar één zin te onthouden. De rest van dit artikel legt uit waarom slimme mensen hem vergeten.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Dit is de zin: **wie jou vraagt om te betalen met een cadeaubon, is een oplichter.** Zonder uitzondering. Er
        is geen belastingdienst, bank, rechtbank, politie, energiebedrijf, ziekenhuis, verhuurder of computerfirma ter
        wereld die zijn rekeningen laat betalen met cadeaubonnen. Een cadeaubon is om te geven. Wil iemand dat jij de
        nummers voorleest zodat hij iets *ontvangt*, dan is het oplichting, hoe goed het verhaal ook is.

        Je zou nu kunnen stoppen met lezen. Maar de verhalen zijn erg goed, en ze worden verteld aan mensen met haast.
        Het is dus handig om ze vooraf te kennen.

        ## Waarom dieven van cadeaubonnen houden

        Om dezelfde redenen als wij allemaal: ze zijn snel, ze werken op afstand en niemand hoeft een paspoort te
        laten zien. Een nummer en een pincode zijn genoeg. Binnen een paar minuten is het saldo besteed of
        doorverkocht, en terughalen is lastiger dan bij een overschrijving. Daarom staan nummer en pincode bij ons nooit
        samen in één e-mail, en daarom blokkeren we een kaart na een paar verkeerde pincodes. Maar geen slot helpt als
        de eigenaar de sleutel hardop voorleest.

        ## Vijf verhalen, één einde

        | Het verhaal | Wie het vertelt | Waar het wringt |
        |---|---|---|
        | *Ik zit in een vergadering, kun jij snel wat bonnen kopen voor klanten? Het is een verrassing.* | ‘Je baas’, vanaf een onbekend adres of nummer | Haast, geheimzinnigheid en codes *op de foto* |
        | *U heeft een belastingschuld, de deurwaarder is onderweg tenzij u vandaag betaalt.* | ‘De Belastingdienst’ | Geen enkele overheid neemt cadeaubonnen aan |
        | *Hoi mam, dit is mijn nieuwe nummer, mijn telefoon is stuk. Kun je me helpen?* | ‘Je kind’ | Wil niet gebeld worden op het oude nummer |
        | *Uw computer is besmet. Betaal de licentie met een bon.* | ‘De helpdesk’ die **jou** belde | Zij vonden jou, niet andersom |
        | *Ik wil zo graag komen, maar mijn rekening is bevroren.* | Een geliefde die je nog nooit hebt ontmoet | Het gaat altijd om geld, en een bezoek komt er nooit |

        Kijk wat ze gemeen hebben. Er is een **reden voor haast**, een **reden om te zwijgen** en een **reden waarom
        het een bon moet zijn**. Eén van de drie is een waarschuwing. Twee zijn een alarm. Bij drie weet je het zeker.
      `,
    },
    {
      blockType: 'IMAGE_BODY',
      title: 'De regel van tien minuten',
      body: prose`
        Oplichting werkt alleen met vaart. Spreek daarom thuis en op het werk één ding af: bij elke onverwachte vraag
        om geld wachten we tien minuten en bellen we terug op een nummer dat **we al hadden**. Een echte baas wacht
        wel. Een echte dochter lacht. Een dief wordt woedend, en dan weet je genoeg.
      `,
      scene: 'helpdesk',
      link: { title: 'Meer over veiligheid', href: '/veilig-met-cadeaubonnen/' },
      imageSide: 'right',
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## Als je al hebt betaald: het eerste uur

        Schaam je niet. Zij doen dit de hele dag en jij deed het voor het eerst. Wees liever snel.

        1. **Neem meteen contact op met de uitgever van de bon**, met het nummer en de aankoopbon erbij. Komt de bon
           van ons? Bel {phone} of mail naar {email}. Wat nog niet is uitgegeven, kunnen we blokkeren.
        2. **Bel je bank.** Vraag of de betaling nog tegen te houden of te betwisten is.
        3. **Stop met praten met de dief.** Dreig niet, onderhandel niet en betaal geen *kosten om je geld terug te
           krijgen*; dat is de tweede helft van dezelfde truc.
        4. **Bewaar alles**: berichten, nummers, bonnetjes, de bon zelf.
        5. **Doe aangifte bij de politie**, en meld het bij het meldpunt voor fraude in je land.
        6. **Verander je wachtwoorden** als iemand op je computer heeft meegekeken.

        En vertel het daarna aan iemand. In de stilte van de schaamte wordt het volgende slachtoffer gemaakt.

        ## Veilig kopen

        De meeste ellende voorkom je met waar en hoe je koopt.

        - Koop bij de uitgever of bij een winkel die je kent, nooit bij een onbekende die een bon *voor de helft*
          aanbiedt. Die kan gestolen of leeg zijn, of elk moment geblokkeerd worden.
        - Kijk in de winkel naar het krasvlak over de pincode. Is eraan gekrast of zit er een sticker op? Pak een
          andere en meld het.
        - Lees het adres van de website letter voor letter, en klik niet op links in berichten die je niet verwachtte.
        - Bewaar de aankoopbon tot de cadeaubon op is.
        - Check je saldo alleen op de website van het merk zelf. Er bestaan nagemaakte ‘saldocheckers’ die maar één
          doel hebben: nummers verzamelen.

        ## Wat wij nooit vragen

        We vragen nooit om je pincode, niet aan de telefoon, niet per mail en niet in een chat. We vragen je nooit om
        ons te betalen met een bon die je ergens anders kocht. En we bellen niet om te zeggen dat je gewonnen hebt: de
        winnaar van onze maandelijkse verdubbelaar krijgt een e-mail, en die vraagt nergens om.

        ## Vertel het door

        Lees de eerste zin voor aan iemand die alleen woont, en aan de jongste op je werk. Het is het kleinste cadeau
        in deze winkel, het is gratis, en misschien is het meer waard dan alle bonnen die we verkopen.
      `,
    },
  ],
}
