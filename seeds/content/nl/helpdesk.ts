import type { PageSeed } from '../../types.ts'
import { ask } from '../prose.ts'

export const dutchHelpdeskPages: readonly PageSeed[] = [
  {
    key: 'helpdesk',
    language: 'nl',
    path: '/klantenservice/',
    pageType: 'helpdesk',
    title: 'Waarmee kunnen we je helpen?',
    metaTitle: 'Klantenservice: antwoorden over je cadeaubon',
    metaDescription:
      'Waar blijft mijn bon, hoe check ik mijn saldo, kan ik nog iets wijzigen? Duidelijke antwoorden op de vragen die we het meest horen, en mensen die meedenken.',
    blocks: [
      {
        blockType: 'IMAGE_BODY',
        title: 'Vraag maar raak',
        body: 'De meeste vragen zijn hieronder al beantwoord; je koffie is nog warm als je klaar bent. Staat de jouwe er niet bij? We zijn er {hours}. Bel {phone} of mail naar {email}, en houd je bestelnummer bij de hand.',
        scene: 'helpdesk',
        link: { title: 'Neem contact op', href: '/contact-us/' },
        imageSide: 'right',
      },
      {
        blockType: 'FAQ',
        title: 'Bestellen en betalen',
        questions: [
          ask(
            'Heb ik een account nodig om te bestellen?',
            'Nee. Je kunt als gast bestellen; je e-mailadres is genoeg. Geef je vaak iets, dan is een account handig: het onthoudt adressen, laat je bestellingen zien en je bestelt in een paar klikken opnieuw.',
          ),
          ask(
            'Hoe kan ik betalen?',
            'Met de betaalmethoden die in jouw land het meest gebruikt worden. Je ziet ze allemaal bij het afrekenen, voordat je iets invult. Overboeken mag ook, maar je bestelling gaat pas weg als het geld binnen is.',
          ),
          ask(
            'Mijn betaling is mislukt. Is er toch iets afgeschreven?',
            'Kreeg je geen bevestiging, dan is de betaling niet afgerond. Je winkelmandje is bewaard: ga terug naar het afrekenen en probeer het opnieuw of kies een andere methode. Zie je bij je bank toch een reservering? Die verdwijnt binnen een paar dagen vanzelf.',
          ),
          ask(
            'Wat betaal ik boven op de waarde van de bon?',
            'Dat hangt af van wat je kiest. Een hoesje of geschenkverpakking, de servicekosten en de verzendkosten staan op aparte regels zodra er iets in je winkelmandje ligt. Het totaal dat je daar ziet, is wat je betaalt.',
          ),
          ask(
            'Waarom staat er geen btw op mijn factuur?',
            'Over cadeaubonnen betaal je geen btw, omdat die wordt afgedragen als de bon wordt besteed. Voor verpakking, servicekosten en verzending vind je de btw wel op de factuur.',
          ),
          ask(
            'Kan ik een bestelling nog wijzigen of annuleren?',
            'Een digitale bon gaat meteen weg en kun je niet annuleren; daar ga je bij het afrekenen mee akkoord. Een fysieke bon kunnen we aanpassen zolang hij nog niet verzonden is, en die mag ongebruikt binnen 14 dagen na ontvangst terug. Lees verder in ons [annuleringsbeleid](/cancelation-policy/).',
          ),
          ask(
            'Zit er een grens aan wat ik kan bestellen?',
            'Voor de meeste bonnen geldt alleen een laagste en een hoogste bedrag per bon; die staan op de productpagina. Sommige merken stellen ook een grens per bestelling; bij Apple is dat in totaal 500. Heb je meer nodig? Bel {phone} of mail naar {email} voor een offerte.',
          ),
        ],
      },
      {
        blockType: 'FAQ',
        title: 'Bezorging per e-mail',
        questions: [
          ask(
            'Hoe snel is een digitale cadeaubon er?',
            'Binnen een uur na betaling, dag en nacht. De meeste zijn er binnen een paar minuten.',
          ),
          ask(
            'De e-mail is er niet. Wat nu?',
            'Kijk in de mappen met ongewenste mail en reclame en controleer het adres in je bestelbevestiging. Is het uur voorbij en is er nog niets? Mail ons je bestelnummer. Zolang de bon niet gebruikt is, sturen we hem opnieuw naar het juiste adres.',
          ),
          ask(
            'Kan ik hem op een latere datum laten versturen?',
            'Ja. Kies de datum en de tijd als je de bon in je winkelmandje legt. Hij gaat precies op dat moment weg, ook in het weekend en op feestdagen.',
          ),
          ask(
            'Kan ik hem naar mezelf sturen en zelf geven?',
            'Natuurlijk. Kies ‘Voor mezelf’ als je de bon in je winkelmandje legt. Je print hem of stuurt de mail door als het zover is.',
          ),
          ask(
            'Ik heb een verkeerd e-mailadres ingevuld. Kan dat nog anders?',
            'Meestal wel. Is de bon nog niet geopend? Dan maken we de link ongeldig en sturen we een nieuwe naar het goede adres. Laat het ons weten zodra je het ziet.',
          ),
          ask(
            'Ziet de ontvanger wat ik heb betaald?',
            'De ontvanger ziet de waarde van de bon en je bericht. Wat je betaalde voor hoesje en geschenkverpakking, servicekosten of de rest van je bestelling, blijft tussen ons.',
          ),
        ],
      },
      {
        blockType: 'FAQ',
        title: 'Bezorging met de post',
        questions: [
          ask(
            'Hoe lang doet een fysieke bon erover?',
            'Twee tot drie werkdagen na verzending. Wat je op een werkdag vóór 17:00 bestelt, gaat dezelfde dag weg.',
          ),
          ask(
            'Ik bestelde vrijdagavond. Wanneer gaat hij weg?',
            'Op de eerstvolgende werkdag, meestal maandag. Tel daar twee tot drie werkdagen bij op. Is dat te laat? Een digitale bon in een mooie verpakking is er binnen het uur.',
          ),
          ask(
            'Moet er iemand thuis zijn?',
            'Meestal niet: een bon met een hoesje past door de brievenbus. Een geschenkdoos wordt aan de deur bezorgd, tussen 10:00 en 17:30.',
          ),
          ask(
            'Kan ik in één bestelling naar meer adressen sturen?',
            'Ja. Voeg bij de bezorging voor elk adres een ontvanger toe. Iedereen krijgt een eigen zending met een eigen verpakking en een eigen bericht, en jij betaalt één keer.',
          ),
          ask(
            'Mijn bon is er na vijf werkdagen nog niet',
            'Dat is te lang. Stuur ons je bestelnummer, dan zoeken we het uit. Is de bon zoek, dan blokkeren we hem en sturen we kosteloos een nieuwe.',
          ),
          ask(
            'De bon is beschadigd aangekomen',
            'Maak een foto van de bon en de envelop, met de pincode afgedekt, en mail die naar {email}. We sturen meteen een nieuwe.',
          ),
          ask(
            'Bezorgen jullie ook in het buitenland?',
            'We posten naar adressen in het land van de winkel waar je nu bent. Voor iemand elders gebruik je de winkel van dat land (kies onderaan de pagina) of stuur je een digitale bon, die kent geen grenzen. Kijk wel eerst waar je hem kunt besteden.',
          ),
        ],
      },
      {
        blockType: 'FAQ',
        title: 'Verpakking en bericht',
        questions: [
          ask(
            'Hoe lang mag mijn bericht zijn?',
            'Maximaal 150 tekens, dat zijn twee goede zinnen. De teller naast het veld laat zien hoeveel je er nog hebt. Emoji’s en links kunnen niet, want daar kan een printer weinig mee.',
          ),
          ask(
            'Kan ik zien hoe het eruit komt te zien?',
            'Ja. Het voorbeeld op de productpagina toont de bon, de verpakking en je bericht samen, en verandert terwijl je typt.',
          ),
          ask(
            'Wat is het verschil tussen een hoesje en een geschenkverpakking?',
            'Een hoesje gaat om de bon zelf, in de stijl van de gelegenheid. Een geschenkverpakking is het doosje of zakje waar het geheel in gaat. Je kunt er één nemen, allebei of geen van beide.',
          ),
          ask(
            'Kun je een digitale bon ook inpakken?',
            'Zeker. De ontvanger ziet op het scherm eerst de verpakking die jij koos, maakt die open en leest je bericht voordat de bon verschijnt.',
          ),
          ask(
            'Zit er een prijs of factuur in de envelop?',
            'Nee. In de envelop zitten het cadeau en je bericht. De factuur krijg je zelf per e-mail.',
          ),
          ask(
            'Ik ben mijn bericht vergeten',
            'Laat het weten voordat de bon weggaat. Bij een digitale bon die voor later gepland staat, lukt dat bijna altijd; bij een fysieke bon tot ongeveer 17:00 op de dag van verzending.',
          ),
        ],
      },
      {
        blockType: 'FAQ',
        title: 'Keuzecadeaubon, saldo en inwisselen',
        questions: [
          ask(
            'Wat is de keuzecadeaubon?',
            'Eén kaart die je inwisselt voor bonnen van allerlei merken. Jij kiest het bedrag, de ontvanger kiest de winkel. Bekijk de [keuzecadeaubon](/gift-cards/all-in-one-gift-card/).',
          ),
          ask(
            'Hoe wissel ik mijn keuzecadeaubon in?',
            'Ga naar [saldocheck](/check-your-balance/), vul het kaartnummer van 19 cijfers en de pincode van 6 cijfers in en kies wat je leuk vindt. De bonnen die je kiest, heb je binnen een uur in je mail.',
          ),
          ask(
            'Waar vind ik het kaartnummer en de pincode?',
            'Bij een fysieke kaart staan ze op de achterkant; kras voorzichtig het vlakje open voor de pincode. Bij een digitale kaart open je de link in de e-mail. Wij vragen nooit telefonisch of per mail om je pincode.',
          ),
          ask(
            'Moet ik het hele saldo in één keer besteden?',
            'Nee. Je mag het verdelen over meer bonnen en meer keren. Wat overblijft, moet wel genoeg zijn voor een volgende keuze; het scherm waarschuwt je voordat je bevestigt.',
          ),
          ask(
            'Mag ik bijbetalen?',
            'Ja. Is de bon die je wilt duurder dan je saldo, dan betaal je het verschil bij het inwisselen.',
          ),
          ask(
            'Kan ik twee kaarten samenvoegen?',
            'Alleen kaarten van dezelfde soort. Voeg de tweede kaart toe in het inwisselscherm, met het eigen nummer en de eigen pincode.',
          ),
          ask(
            'Er staat dat mijn kaartnummer onbekend is',
            'Controleer alle 19 cijfers. Een bon van één merk heeft een ander nummer en besteed je bij dat merk zelf. Is de kaart blanco gekocht? Dan is hij misschien nog niet geactiveerd.',
          ),
          ask(
            'Mijn kaart is geblokkeerd',
            'Na vijf verkeerde pincodes is de kaart 24 uur geblokkeerd, om dieven buiten te houden. Wacht een dag en probeer het dan met de kaart in je hand. Lukt het nog niet, bel dan {phone}.',
          ),
          ask(
            'Hoe lang is mijn kaart geldig?',
            'De datum staat op de kaart en in de e-mail. Hij verschilt per merk, dus kijk ernaar als je de kaart krijgt.',
          ),
          ask(
            'Ik ben mijn kaart kwijt',
            'Neem contact op met het bestelnummer of het e-mailadres van de gever. We blokkeren wat er nog op staat en zetten dat op een nieuwe kaart. Wat al is uitgegeven, kunnen we niet terughalen.',
          ),
        ],
      },
      {
        blockType: 'FAQ',
        title: 'Blanco kaarten, account en zakelijk',
        questions: [
          ask(
            'Wat zijn blanco keuzecadeaubonnen?',
            'Kaarten zonder waarde, in sets van drie, voor in de la thuis of op kantoor. Heb je er een nodig, dan zet je er een bedrag op en geef je hem dezelfde dag.',
          ),
          ask(
            'Hoe activeer ik een blanco kaart?',
            'Ga naar [activeren](/activate/) en doorloop de vier stappen: kaartnummer, bedrag, e-mailadres, betaling. De kaart is binnen 24 uur na betaling te gebruiken, en meestal veel eerder.',
          ),
          ask(
            'Hoe bestel ik blanco kaarten bij?',
            'Via [nabestellen](/reorder/). Daar vind je de sets, en je eerdere bestellingen als je bent ingelogd.',
          ),
          ask(
            'Hoe werkt de verdubbelaar?',
            'Vul het nummer van je keuzecadeaubon in op de pagina [verdubbelaar](/doubler/). Op de eerste maandag van elke maand trekken we één winnaar, en diens saldo wordt verdubbeld. Het is gratis en je kunt je kaart intussen gewoon gebruiken.',
          ),
          ask(
            'Ik ben mijn wachtwoord vergeten',
            'Kies [wachtwoord vergeten](/account/forgot-password/) en vul je e-mailadres in. Je krijgt een link om een nieuw wachtwoord te kiezen, van minstens 8 tekens.',
          ),
          ask(
            'Hoe verwijder ik mijn account?',
            'Log in, ga naar je gegevens en kies voor verwijderen. Dat kun je niet ongedaan maken. Bonnen die je gaf of kreeg, blijven geldig.',
          ),
          ask(
            'Waar vind ik mijn factuur?',
            'Bij je bestelling: log in en open hem bij je bestellingen, of gebruik de link in de bevestigingsmail. Bij zakelijke bestellingen kan de factuur naar een ander adres.',
          ),
          ask(
            'Kan ik bestellen voor mijn bedrijf?',
            'Graag. Van vijf tot vijfduizend bonnen, met je eigen referentie en waar mogelijk op factuur. Bel {phone} of mail naar {email}, dan heb je tijdens openingstijden binnen een uur een offerte. Op onze [zakelijke pagina](/business/) zie je wat er kan.',
          ),
        ],
      },
    ],
  },
]
