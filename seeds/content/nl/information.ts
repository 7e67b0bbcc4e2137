import type { PageSeed } from '../../types.ts'
import { prose } from '../prose.ts'

const delivery: PageSeed = {
  key: 'delivery',
  language: 'nl',
  path: '/bezorging/',
  pageType: 'terms',
  title: 'Bezorging',
  metaTitle: 'Bezorging: binnen 1 uur per mail of in 2–3 dagen per post',
  metaDescription:
    'Digitale cadeaubonnen heb je binnen 1 uur in je mail, fysieke bonnen in 2–3 werkdagen per post. Op werkdagen vóór 17:00 besteld is dezelfde dag verzonden.',
  blocks: [
    {
      blockType: 'IMAGE_BODY',
      title: 'Met zorg onderweg, en op tijd',
      body: prose`
        Een cadeau moet op tijd zijn, dus houden we onze beloften kort en precies. Digitale cadeaubonnen gaan per
        e-mail en zijn er binnen een uur. Fysieke cadeaubonnen gaan met de post en zijn er in twee tot drie werkdagen.
        Jij kiest wie hem krijgt: degene die je wilt verrassen, of jijzelf, zodat je hem eigenhandig kunt geven.
      `,
      scene: 'delivery',
      imageSide: 'right',
    },
    {
      blockType: 'TITLE_BODY',
      title: 'Onze beloften op een rij',
      body: prose`
        | Belofte | Digitale cadeaubon | Fysieke cadeaubon |
        |---|---|---|
        | Hoe hij reist | Per e-mail | Met de nationale post |
        | Wanneer hij er is | Binnen 1 uur na betaling | In 2–3 werkdagen |
        | Besteld op een werkdag vóór 17:00 | Meteen verstuurd, zoals altijd | Dezelfde dag verzonden |
        | Later besteld, of in het weekend | Meteen verstuurd, zoals altijd | De eerstvolgende werkdag verzonden |
        | Op een datum naar keuze | Ja | Ja, als verzenddag |
        | Verpakking en persoonlijk bericht | Ja, op het scherm | Ja, op papier |

        Een werkdag is maandag tot en met vrijdag, behalve de feestdagen in het land waar je bestelt.
      `,
    },
    {
      blockType: 'TITLE_BODY',
      title: 'Digitale cadeaubonnen',
      body: prose`
        Digitale bonnen versturen we dag en nacht, ook op zondag en met kerst. De e-mail vertrekt zodra je betaling
        binnen is en ligt binnen een uur in de inbox. Betaal je met een overschrijving, dan gaat dat uur in zodra het
        geld bij ons staat.

        Liever op de ochtend van de verjaardag zelf? Kies in je winkelmandje een bezorgdatum en tijd, en wij wachten
        op dat moment.

        **Na een uur nog niets?** Kijk eerst in de map met ongewenste mail of reclame. Controleer daarna het adres in
        je bestelbevestiging: meestal is één letter de boosdoener. Nog steeds niets? Mail je bestelnummer naar {email}
        en we lossen het op.
      `,
    },
    {
      blockType: 'TITLE_BODY',
      title: 'Fysieke cadeaubonnen',
      body: prose`
        Wat je op werkdagen vóór 17:00 bestelt, gaat dezelfde dag de deur uit. De post doet er daarna twee tot drie
        werkdagen over. Komt er een pakje aan de deur, dan is dat tussen 10:00 en 17:30. De meeste bonnen passen
        gewoon door de brievenbus, dus niemand hoeft ervoor thuis te blijven.

        Goed om te weten:

        - **Meer ontvangers.** Eén bestelling kan naar veel adressen. Iedere ontvanger krijgt een eigen zending, met
          een eigen verpakking en een eigen bericht.
        - **Verzendkosten.** Die staan op een aparte regel, vanaf de eerste blik in je winkelmandje. Er komt op het
          laatst niets meer bij.
        - **Drukke weken.** In december en rond Moederdag is de post trager dan anders. Bestel een paar dagen eerder,
          of kies een digitale bon.
        - **Blanco keuzecadeaubonnen** komen in sets van drie en zijn niets waard tot je ze activeert. Ze reizen als
          elke andere fysieke kaart.
      `,
    },
    {
      blockType: 'TITLE_BODY',
      title: 'Als er onderweg iets misgaat',
      body: prose`
        Is een fysieke cadeaubon er na vijf werkdagen nog niet? Laat het ons weten via {email} of bel {phone}; we zijn
        er {hours}. We zoeken de zending na, blokkeren de bon als hij zoek is en sturen een nieuwe. Je betaalt nooit
        twee keer voor een brief die de weg kwijt is.

        Zat er een foutje in het adres dat je opgaf? Meld het snel: zolang de bon nog bij ons ligt, passen we het aan.
      `,
    },
  ],
}

const cancellation: PageSeed = {
  key: 'cancellation',
  language: 'nl',
  path: '/annuleringsbeleid/',
  pageType: 'terms',
  title: 'Annuleringsbeleid',
  metaTitle: 'Annuleringsbeleid: wat je kunt terugsturen, en hoe',
  metaDescription:
    'Toch niet? Ongebruikte fysieke cadeaubonnen stuur je binnen 14 dagen terug. Bij digitale bonnen zie je bij het bestellen af van annuleren. Zo werkt het.',
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Een cadeau kopen voor een ander gaat altijd met een beetje twijfel gepaard. Hier lees je in gewone woorden wat
        je na het bestellen nog kunt veranderen, en wat niet.

        ## Digitale cadeaubonnen en donaties

        Een digitale cadeaubon wordt gemaakt en verstuurd zodra je betaalt, en wie de code heeft, kan hem uitgeven.
        Daarom vraag je ons bij het afrekenen om meteen te leveren en **zie je af van je recht om te annuleren** zodra
        de bon verstuurd is. Zonder die afspraak zouden we pas na veertien dagen kunnen leveren, en daar heb je niets
        aan als het feest vanavond is.

        Voor donaties geldt hetzelfde: die gaan door naar het goede doel en van daaruit kunnen we ze niet terughalen.

        Heb je een digitale bon gepland voor een latere datum, en is hij nog niet weg? Mail ons vóór dat moment. We
        kunnen het e-mailadres verbeteren of de datum verzetten.

        ## Fysieke cadeaubonnen

        Een bestelling van fysieke cadeaubonnen mag je annuleren tot veertien dagen nadat jij, of de ontvanger, ze
        heeft gekregen. Een reden hoef je niet te geven. De voorwaarden zijn kort:

        1. De bon is ongebruikt en de pincode is nog afgedekt.
        2. De bon is niet geactiveerd en niet bij een ander saldo gevoegd.
        3. Je meldt het binnen veertien dagen en stuurt de bon binnen veertien dagen daarna terug.

        Verpakkingen, geschenkdoosjes en kaartjes met jouw eigen tekst maken we speciaal voor jou. Die kunnen we niet
        terugnemen, tenzij er iets mis mee is.

        ## Blanco keuzecadeaubonnen

        Een ongeopende set van drie blanco kaarten mag binnen veertien dagen terug. Een geactiveerde kaart is geld
        waard en telt als een digitale bon: annuleren kan dan niet meer.

        ## Zo annuleer je

        Stuur een e-mail naar {email} met je bestelnummer en de woorden ‘ik annuleer mijn bestelling’, of bel {phone}.
        We zijn er {hours}. We bevestigen je bericht en vertellen waar de bon naartoe mag. De kosten van het
        terugsturen zijn voor jou; we raden je aan om met een verzendbewijs te versturen.

        ## Je geld terug

        We betalen terug wat je voor de teruggestuurde bonnen hebt betaald, met de gewone verzendkosten als je de hele
        bestelling annuleert, binnen veertien dagen na je bericht. We mogen wachten tot de bonnen bij ons zijn. Het
        geld gaat terug zoals het kwam: naar dezelfde rekening of kaart.

        ## Modelformulier

        Je mag dit overnemen, maar het hoeft niet.

        - Aan {company}, {address}, {email}:
        - Hierbij annuleer ik mijn bestelling van de volgende cadeaubonnen: …
        - Bestelnummer: …
        - Ontvangen op: …
        - Naam en adres: …
        - Datum (en handtekening, op papier): …

        ## Een bon die niet werkt

        Deze pagina gaat over je bedenken. Een bon die beschadigd is, de verkeerde waarde heeft of waarvan de code
        niet werkt, is iets anders: dat maken we in orde, om welke bon het ook gaat en hoe lang geleden je hem ook
        kocht. Kijk bij onze [klantenservice](/support/).
      `,
    },
  ],
}

const terms: PageSeed = {
  key: 'terms',
  language: 'nl',
  path: '/algemene-voorwaarden/',
  pageType: 'terms',
  title: 'Algemene voorwaarden',
  metaTitle: 'Algemene voorwaarden van onze cadeaubonnenwinkel',
  metaDescription:
    'De afspraken tussen jou en ons in leesbaar Nederlands: bestellen, betalen, bezorgen, geldigheid, de keuzecadeaubon, de verdubbelaar en klachten.',
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Deze voorwaarden gelden voor elke bestelling die je bij {brand} doet. We hebben ze zo geschreven als we ze je
        aan de toonbank zouden uitleggen. Ze gelden vanaf 1 januari 2026.

        ## 1. Wie wij zijn

        {brand} is een handelsnaam van {company}, {address}. Je bereikt ons via {email} en {phone}, {hours}. Waar
        ‘wij’ staat, bedoelen we {company}. ‘Jij’ bent degene die bestelt, en ‘de ontvanger’ is degene die de bon
        krijgt.

        ## 2. Wat we verkopen

        We verkopen cadeaubonnen, digitaal en fysiek, donaties aan goede doelen, blanco keuzecadeaubonnen die je zelf
        activeert, en de verpakkingen die erbij horen. Een cadeaubon is een tegoed bij het bedrijf dat erop staat
        (‘het merk’), tot de waarde van de bon. Wat je met de bon koopt, koop je bij dat merk en onder de voorwaarden
        van dat merk. Op elke productpagina lees je waar je de bon kunt besteden, online of in de winkel, en hoe lang
        hij geldig is.

        ## 3. Bestellen

        De overeenkomst ontstaat zodra we je bestelling per e-mail bevestigen. Voordat je betaalt, zie je alle bonnen,
        verpakkingen, ontvangers, kosten en het totaal op één pagina en kun je elke regel verbeteren. We mogen een
        bestelling weigeren of beperken als daar een goede reden voor is, zoals een vermoeden van fraude, een
        duidelijke fout in een prijs of een grens die een merk stelt. Heb je al betaald, dan krijg je je geld meteen
        terug.

        Je bent achttien jaar of ouder als je bestelt, of je hebt toestemming van een ouder of voogd.

        ## 4. Prijzen, kosten en btw

        Je betaalt de waarde van de bon, plus de verpakking, de servicekosten en de verzendkosten die op aparte regels
        staan. Het totaal in je winkelmandje is het totaal dat je betaalt. Over cadeaubonnen betaal je geen btw: die
        wordt berekend als de bon wordt besteed, niet als hij wordt gekocht. De btw over verpakking, servicekosten en
        verzending zit in de getoonde prijzen en staat apart op je factuur.

        ## 5. Betalen

        Bij het afrekenen zie je met welke betaalmethoden je kunt betalen. Bij een overschrijving blijft je bestelling
        open staan tot het geld binnen is, en bij een zakelijke bestelling op factuur ook. Bedrijven die we hebben
        goedgekeurd betalen een factuur binnen veertien dagen nadat we de bonnen hebben verstuurd. Mislukt een
        betaling, dan mag je het opnieuw proberen. Ga je weg zonder te betalen, dan vervalt de bestelling en schrijven we
        niets af.

        ## 6. Bezorging

        Digitale bonnen sturen we binnen een uur na betaling per e-mail, of op het moment dat jij kiest. Fysieke
        bonnen gaan met de post en zijn er in twee tot drie werkdagen; wat je op een werkdag vóór 17:00 bestelt, gaat
        dezelfde dag weg. De pagina over [bezorging](/delivery/) hoort bij deze voorwaarden. Jij zorgt voor een juist
        adres. Het risico van verlies gaat pas bij de bezorging over op jou of de ontvanger.

        ## 7. Annuleren

        Bij digitale bonnen en donaties vraag je ons bij het afrekenen om meteen te leveren en zie je af van je recht
        om te annuleren zodra ze verstuurd zijn. Voor fysieke bonnen heb je veertien dagen. Alles daarover staat in
        ons [annuleringsbeleid](/cancelation-policy/).

        ## 8. Persoonlijke berichten

        Je mag een bericht van maximaal 150 tekens toevoegen. Houd het aardig. We mogen een bericht weigeren dat
        bedreigend, haatdragend of strafbaar is, of waar een link in staat. We lezen berichten niet, behalve als
        een systeem of een ontvanger ons waarschuwt.

        ## 9. Waarde en geldigheid

        Een bon is geldig tot de datum die erop of in de e-mail staat. Daarna kun je hem niet meer besteden, tenzij de
        wet of het merk je langer de tijd geeft. Een bon is niet inwisselbaar voor contant geld, levert geen rente op
        en kan niet worden opgewaardeerd, tenzij de bon zelf iets anders zegt. Behandel een bon als geld: wie het
        nummer en de pincode heeft, kan hem uitgeven.

        ## 10. De keuzecadeaubon

        Een keuzecadeaubon wissel je in voor cadeaubonnen van allerlei merken in onze winkel. Dat doe je met het
        kaartnummer van 19 cijfers en de pincode van 6 cijfers.

        1. Je mag het saldo in delen besteden, zolang er geen restje overblijft dat kleiner is dan het minimum van het
           merk dat je kiest. Dat zie je op het scherm voordat je bevestigt.
        2. Je mag zelf bijbetalen als de bon van je keuze duurder is.
        3. Je kunt alleen kaarten van dezelfde soort samenvoegen.
        4. Na een aantal verkeerde pincodes blokkeren we de kaart een tijdje, voor de veiligheid van de eigenaar. De
           klantenservice helpt je dan verder.
        5. Een kaart die je hebt ingewisseld voor een digitale bon, kun je niet meer terugwisselen.

        ## 11. Blanco kaarten en activeren

        Blanco keuzecadeaubonnen komen in sets van drie en zijn nog niets waard. Je activeert een kaart door het
        nummer, een bedrag en je e-mailadres in te vullen en te betalen. De activering is binnen 24 uur na betaling
        klaar. Heb je een verkeerd nummer ingevuld, dan kunnen we het saldo alleen verplaatsen als er nog niets van is
        uitgegeven.

        ## 12. De verdubbelaar

        Waar {brand} de verdubbelaar aanbiedt, kun je met een keuzecadeaubon meedoen aan de maandelijkse trekking.
        Op de eerste maandag van elke maand trekken we één winnaar, en het saldo van die winnaar wordt verdubbeld.
        Meedoen is gratis, elke kaart telt één keer per trekking en alleen het toeval beslist. De winnaar krijgt
        bericht per e-mail. Onze medewerkers en hun huisgenoten doen niet mee. Inzendingen met gestolen kaarten of via
        automatische middelen zijn ongeldig.

        ## 13. Verloren, gestolen of misbruikte kaarten

        Laat het ons weten zodra je het merkt. We blokkeren wat er nog op staat als dat kan, en zetten het restant op
        een nieuwe kaart zodra je je aankoop hebt aangetoond. Wat voor je melding al is uitgegeven, kunnen we niet
        vergoeden. Je mag onze bonnen niet bedrijfsmatig doorverkopen, ze niet gebruiken om de herkomst van geld te
        verbergen en niet proberen nummers en pincodes te raden. Van die laatste twee doen we aangifte.

        ## 14. Je account

        Je bestelt als gast of met een account. Houd je wachtwoord voor jezelf. Je mag je account op elk moment
        verwijderen; bestellingen die we voor de Belastingdienst moeten bewaren, blijven alleen in onze boekhouding
        staan.

        ## 15. Als een merk stopt

        Stopt een merk voordat de bon is besteed, dan heb je een vordering op dat merk. We vertellen je wat we weten
        en helpen je om je vordering in te dienen. Bij een keuzecadeaubon speelt dit pas als je een merk hebt
        gekozen.

        ## 16. Aansprakelijkheid

        We zijn aansprakelijk voor schade die onze schuld is, tot het bedrag van je bestelling. Die grens geldt niet
        bij opzet, grove schuld, letsel of iets anders waarvoor de wet geen grens toestaat. Je wettelijke rechten als
        consument blijven zoals ze zijn.

        ## 17. Klachten en recht

        Mail naar {email} of gebruik de [contactpagina](/contact-us/). Je krijgt binnen twee werkdagen antwoord, en
        binnen veertien dagen een oplossing of een duidelijke uitleg. Komen we er samen niet uit, dan kun je naar een
        geschillencommissie of naar de rechter in je woonplaats.

        Op deze voorwaarden is het recht van toepassing van het land waar {company} gevestigd is. Als consument houd
        je de bescherming van het dwingende recht van je eigen land.

        ## 18. Wijzigingen

        We mogen deze voorwaarden veranderen voor toekomstige bestellingen. Voor jouw bestelling blijven de
        voorwaarden gelden van de dag waarop je bestelde. Blijkt één bepaling ongeldig, dan blijft de rest van kracht.
      `,
    },
  ],
}

const privacy: PageSeed = {
  key: 'privacy',
  language: 'nl',
  path: '/privacyverklaring/',
  pageType: 'terms',
  title: 'Privacyverklaring',
  metaTitle: 'Privacyverklaring: wat we bewaren, waarom en hoe lang',
  metaDescription:
    'Welke gegevens we nodig hebben om een cadeau te bezorgen, wie ze ziet, hoe lang we ze bewaren en hoe je ze inziet, verbetert of laat verwijderen.',
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Om een cadeau te versturen moeten we een paar dingen weten over jou en over degene aan wie je het geeft. Meer
        vragen we niet, we verkopen niets door en we gooien het weg als we het niet meer nodig hebben. Deze verklaring
        geldt vanaf 1 januari 2026.

        ## Wie is verantwoordelijk

        {company}, {address}, bepaalt wat er met je gegevens gebeurt als je {brand} gebruikt. Een vraag over privacy?
        Mail naar {email} met ‘privacy’ in het onderwerp.

        ## Wat we gebruiken, en waarvoor

        | Gegevens | Waarvoor | Op welke grond |
        |---|---|---|
        | Je naam, e-mailadres, telefoonnummer en factuuradres | Je bestelling aannemen, bevestigen en factureren | Onze overeenkomst met jou |
        | Naam, adres of e-mailadres van de ontvanger, en je bericht | Het cadeau bezorgen | Onze overeenkomst, en het belang van jullie allebei bij een cadeau dat aankomt |
        | Bedrijfsnaam, btw- en KVK-nummer, referentie | Zakelijke bestellingen, offertes en facturen | Onze overeenkomst en de belastingwet |
        | Betaalmethode, bedrag, status, kenmerk van de betaaldienst | Je betaling ontvangen, terugbetalen en fraude voorkomen | Onze overeenkomst en gerechtvaardigd belang |
        | Accountgegevens en eerdere bestellingen | Inloggen, terugkijken en opnieuw bestellen | Onze overeenkomst |
        | Kaartnummer en saldo | Een kaart controleren, inwisselen, activeren of verdubbelen | Onze overeenkomst met de houder van de kaart |
        | Wat je aan de klantenservice schrijft | Je helpen, en ervan leren | Gerechtvaardigd belang |
        | Inschrijving voor de nieuwsbrief | Je ideeën en aanbiedingen sturen | Je toestemming |
        | Internetadres en technische logboeken | De winkel veilig en in de lucht houden | Gerechtvaardigd belang |

        Het volledige nummer van je bankpas of creditcard zien en bewaren we niet: dat geef je aan onze betaaldienst.
        Pincodes van cadeaubonnen bewaren we versleuteld, en je wachtwoord alleen in een vorm die niemand kan
        teruglezen.

        ## Als je een cadeau hebt gekregen

        Iemand gaf ons je naam en je adres of e-mailadres om je te verrassen. We gebruiken die alleen voor dat cadeau.
        Je komt niet op een mailinglijst. In de e-mail met het cadeau staat geen reclame, en we vertellen de gever
        niet wanneer of waaraan je de bon hebt besteed.

        ## Wie het verder ziet

        We delen gegevens alleen met wie ze nodig heeft om zijn deel te doen:

        - de betaaldienst en je bank, om de betaling te verwerken;
        - de postbezorger, om de bon te brengen;
        - het merk van de bon, als dat een code moet uitgeven of controleren (je naam krijgt het niet, tenzij de bon
          dat vereist);
        - de bedrijven waar onze systemen draaien en die onze e-mail versturen, met een contract dat hen aan onze
          instructies bindt;
        - onze accountant, de Belastingdienst of de politie, als de wet ons verplicht.

        Werkt een van hen buiten de Europese Economische Ruimte, dan zorgen we dat je gegevens beschermd zijn met een
        adequaatheidsbesluit of met standaardcontractbepalingen.

        ## Hoe lang we het bewaren

        | Gegevens | Termijn |
        |---|---|
        | Een winkelmandje dat nooit besteld is | 30 dagen |
        | Bestellingen en facturen | Zo lang als de belastingwet eist, hooguit zeven jaar |
        | Berichten en adressen van ontvangers | Drie maanden na afloop van de bon, zodat we kunnen helpen als hij kwijt is |
        | Je account | Tot je het verwijdert, of na drie jaar zonder gebruik |
        | Gesprekken met de klantenservice | Twee jaar |
        | Offerteaanvragen | Eén jaar; een bijgevoegde lijst met ontvangers 30 dagen |
        | Meedoen aan de verdubbelaar | Drie maanden na de trekking |
        | Inschrijving voor de nieuwsbrief | Tot je je afmeldt |
        | Technische logboeken | 90 dagen |
        | Het veiligheidslogboek: inloggen en wijzigingen van je account, met een nummer in plaats van je naam | 400 dagen |
        | Signalen van fraude | Hooguit vijf jaar, in een apart bestand |

        ## Veiligheid

        Elke pagina gaat over een versleutelde verbinding. Kaartnummers en pincodes zijn versleuteld opgeslagen, met
        de sleutels ergens anders. Verkeerde pogingen worden geteld en afgeremd. Medewerkers zien alleen wat ze voor
        hun werk nodig hebben. Lekt er toch iets uit, dan melden we dat binnen 72 uur bij de toezichthouder, en bij
        jou als je er last van kunt krijgen.

        ## Beslissingen door een computer

        Een computer let bij betalingen op tekenen van fraude en kan een betaling tegenhouden of weigeren. Overkomt
        jou dat? Vraag het ons, en een mens kijkt er opnieuw naar.

        ## Cookies

        We gebruiken de cookies die de winkel niet kan missen, en andere alleen als jij ja zegt. Ze staan allemaal in
        de [cookieverklaring](/cookieverklaring/).

        ## Je rechten

        Je mag altijd:

        - **inzien** welke gegevens we van je hebben, en er een kopie van krijgen;
        - **verbeteren** wat niet klopt; het meeste pas je zelf aan in je [account](/account/);
        - **laten verwijderen**: je gegevens of je hele account, voor zover de wet dat toelaat;
        - **bezwaar maken** tegen gebruik op grond van ons gerechtvaardigd belang, of vragen om het te beperken;
        - **meenemen**: je gegevens in een gangbaar bestand;
        - **intrekken**: een toestemming, net zo makkelijk als je hem gaf.

        Mail naar {email}. We kunnen je vragen om te laten zien dat jij het bent, en we antwoorden binnen een maand.
        Het kost niets. Niet tevreden met ons antwoord? Dan kun je een klacht indienen bij de toezichthouder in je
        land, in Nederland de Autoriteit Persoonsgegevens. We hopen dat je ons eerst de kans geeft om het goed te
        maken.

        ## Kinderen

        Onze winkel is bedoeld voor volwassenen. Cadeaus mogen natuurlijk wel naar kinderen; de gever geeft ons dan
        het thuisadres. Denk je dat een kind ons gegevens heeft gegeven? Laat het weten en we verwijderen ze.

        ## Wijzigingen

        Veranderen we deze verklaring, dan vind je hier de nieuwe versie met de datum. Bij belangrijke wijzigingen
        sturen we een bericht aan iedereen met een account.
      `,
    },
  ],
}

const cookies: PageSeed = {
  key: 'cookies',
  language: 'nl',
  path: '/cookieverklaring/',
  pageType: 'terms',
  title: 'Cookieverklaring',
  metaTitle: 'Cookieverklaring: al onze cookies op een rij',
  metaDescription:
    'De volledige lijst van cookies en bewaarde instellingen op deze site: wat ze onthouden, hoe lang ze blijven staan en hoe je je keuze later nog verandert.',
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Een cookie is een klein briefje dat een website in je browser achterlaat, om de volgende keer te weten wat je
        eerder deed. Zonder sommige cookies kan een winkel niet bestaan. Voor de andere vragen we het je eerst, en
        ‘nee’ is net zo makkelijk aan te klikken als ‘ja’.

        ## Altijd aan: zonder deze werkt de winkel niet

        | Naam | Wat hij onthoudt | Hoe lang |
        |---|---|---|
        | Sessie | Dat je bent ingelogd, zodat je niet op elke pagina je wachtwoord hoeft in te vullen | Tot je uitlogt, na 30 dagen zonder bezoek, of na 90 dagen |
        | Bekend apparaat | Dat je eerder op dit apparaat bent ingelogd, zodat iemand die wachtwoorden raadt jou hier niet kan buitensluiten | 400 dagen |
        | Actie | Dat je een melding over een actie hebt gezien of gesloten | Tot de volgende actie, of alleen dit bezoek als je voorkeuren weigert |
        | Winkelmandje | Welk mandje van jou is | 30 dagen na je laatste wijziging |
        | Inwisselen | Welk cadeau je aan het uitpakken of inwisselen bent | Tot je klaar bent, hooguit een dag |
        | Taal | De taal die je koos, als een winkel er meer dan één heeft | 1 jaar |
        | Toestemming | Je antwoord op onze cookievraag | 6 maanden |
        | Winkelkeuze | Dat je de balk over een winkel in een ander land hebt gesloten | 2 dagen |

        Deze cookies plaatst {brand} allemaal zelf. Niemand anders kan ze lezen. Sommige staan niet in een cookie maar
        in de lokale opslag van je browser; voor jou maakt dat geen verschil.

        ## Alleen als je ja zegt

        | Naam | Wat hij onthoudt | Hoe lang |
        |---|---|---|
        | Statistiek | Welke pagina’s worden bezocht en waar bezoekers vastlopen, zonder je naam | 13 maanden |
        | Kliknummer | Via welke advertentie je kwam, zodat we weten welke zin hebben | 90 dagen |

        Zeg je nee, dan werkt alles in de winkel precies even goed.

        ## Toch iets anders kiezen

        Open onderaan de pagina de cookie-instellingen, waar die worden aangeboden, en kies opnieuw. Je kunt ook alle
        cookies wissen in de instellingen van je browser. Je bent dan uitgelogd en je winkelmandje is leeg.

        ## Meer lezen

        Wat we verder met persoonsgegevens doen, staat in onze [privacyverklaring](/cookies-privacy-statement/). Een
        vraag over een cookie? Mail naar {email}.
      `,
    },
  ],
}

const redeemPrivacy: PageSeed = {
  key: 'redeem-privacy',
  language: 'nl',
  path: '/inwisselen-privacy/',
  pageType: 'terms',
  title: 'Privacy bij het inwisselen',
  metaTitle: 'Privacy bij het inwisselen van je cadeaubon',
  metaDescription:
    'Je kreeg een kaart en wilt hem besteden. Lees welke gegevens we bij het inwisselen vragen, wat de gever ziet (niets) en wanneer we alles weer weggooien.',
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Iemand gaf je een kaart: gefeliciteerd. Op deze pagina lees je wat er met je gegevens gebeurt als je hem
        inwisselt. Onze algemene [privacyverklaring](/cookies-privacy-statement/) geldt ook.

        ## Wat we vragen, en waarom

        - **Kaartnummer en pincode**, om het saldo te vinden en zeker te weten dat de kaart van jou is. We tellen
          verkeerde pogingen, om gokkers tegen te houden.
        - **Je e-mailadres**, om je de bonnen te sturen die je kiest. Ze gaan nergens anders heen.
        - **Je naam en adres**, alleen als je een fysieke bon kiest.
        - **Betaalgegevens**, alleen als je bijbetaalt. Die geef je aan onze betaaldienst, niet aan ons.

        We vragen niet naar je geboortedatum, je telefoonnummer is niet verplicht en een account heb je niet nodig.

        ## Wat de gever ziet

        Niets. We vertellen de gever, of de werkgever van wie je de kaart kreeg, niet wat je koos, wanneer je koos of
        hoeveel er over is. Bedrijven die kaarten bestellen voor hun mensen krijgen alleen cijfers over hun eigen
        bestelling: hoeveel kaarten er verstuurd zijn en welke e-mails niet aankwamen.

        ## Wat het merk ziet

        Het merk dat je kiest, krijgt van ons de vraag om een bon van een bepaalde waarde uit te geven. Je naam krijgt
        het niet, tenzij je de bon in de webwinkel van dat merk besteedt en hem daar zelf invult.

        ## Hoe lang we het bewaren

        We bewaren de inwisseling met je e-mailadres tot drie maanden na afloop van de nieuwe bon, zodat we kunnen
        helpen als je hem kwijtraakt. Wat de belastingwet ons laat bewaren, bewaren we zonder bericht en zonder
        codes. Een kaartnummer dat wel is bekeken maar niet is ingewisseld, laat alleen een technisch spoor na, dat na
        90 dagen verdwijnt.

        ## Tijdens je bezoek

        Zolang je aan het inwisselen bent, onthoudt een cookie om welke kaart het gaat. Die verdwijnt als je klaar
        bent, als je opnieuw begint of na een dag. Zit je op een computer die anderen ook gebruiken? Sluit de browser
        daarna af.

        Vragen, of wil je je gegevens inzien of laten verwijderen? Mail naar {email}. {company}, {address}, is
        verantwoordelijk.
      `,
    },
  ],
}

const redeemTerms: PageSeed = {
  key: 'redeem-terms',
  language: 'nl',
  path: '/inwisselen-voorwaarden/',
  pageType: 'terms',
  title: 'Voorwaarden voor het inwisselen',
  metaTitle: 'Voorwaarden voor het inwisselen van je cadeaubon',
  metaDescription:
    'De regels voor het besteden van een keuzecadeaubon: nummer en pincode, delen en restjes, bijbetalen, kaarten van dezelfde soort samenvoegen en geldigheid.',
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Deze voorwaarden gelden als je bij {brand} een kaart inwisselt. Ze horen bij onze [algemene
        voorwaarden](/terms-conditions/).

        ## Beginnen

        Je wisselt in met de link in je cadeaumail, of met het kaartnummer (19 cijfers) en de pincode (6 cijfers) op
        de pagina [saldocheck](/check-your-balance/). Wie ze allebei heeft, kan de kaart uitgeven; geef ze dus aan
        niemand. Wij zullen er nooit telefonisch of per e-mail om vragen.

        ## Kiezen

        1. Je ziet je saldo en de bonnen waaruit je kunt kiezen. Het aanbod kan veranderen; wat telt is wat het scherm
           toont als je bevestigt.
        2. Je mag het saldo over meer bonnen verdelen.
        3. Elk merk heeft een laagste en een hoogste bedrag. Wat er op je kaart overblijft, moet nul zijn of genoeg
           voor een volgende keuze. Het scherm zegt het je op tijd.
        4. Je mag het saldo, of een deel ervan, ook aan een van de goede doelen geven.

        ## Samenvoegen en bijbetalen

        Je mag meer kaarten bij één inwisseling gebruiken, als ze van **dezelfde soort** zijn. Kost je keuze meer dan
        je saldo, dan betaal je het verschil met een van de getoonde betaalmethoden. Terwijl je betaalt, houden we je
        saldo dertig minuten voor je vast. Mislukt de betaling, dan heb je het hele saldo weer terug.

        ## Bevestigen

        Tot je bevestigt, kun je alles veranderen of opnieuw beginnen. Daarna sturen we de digitale bonnen binnen een
        uur per e-mail en de fysieke in twee tot drie werkdagen met de post. Omdat je digitale bonnen meteen kunt
        uitgeven, zie je bij het bevestigen af van het recht om te annuleren. De waarde betalen we niet uit in geld.

        ## Geldigheid

        Je kaart is geldig tot de datum die bij je saldo staat. De bonnen die je kiest, hebben een eigen geldigheid,
        die ingaat op de dag van het inwisselen. Wissel op tijd in: na de datum vervalt het saldo, tenzij de wet je
        langer de tijd geeft.

        ## Blokkeren

        Na een paar verkeerde pincodes is de kaart 24 uur geblokkeerd. Gaat het door, dan blijft hij geblokkeerd tot
        de klantenservice je heeft gesproken. We blokkeren ook kaarten die als gestolen zijn gemeld of waarvan de
        betaling is teruggedraaid.

        ## Hulp

        Is er iets misgegaan? Bewaar de kaart en je bevestiging en neem contact op via {email} of {phone}, {hours}.
        Noem de laatste vier cijfers van het kaartnummer, nooit de pincode.
      `,
    },
  ],
}

const disclaimer: PageSeed = {
  key: 'disclaimer',
  language: 'nl',
  path: '/disclaimer/',
  pageType: 'terms',
  title: 'Disclaimer',
  metaTitle: 'Disclaimer: wat je van deze website mag verwachten',
  metaDescription:
    'We schrijven deze pagina’s met zorg. Wat dat betekent voor prijzen, afbeeldingen, links naar andere websites en het gebruik van onze teksten.',
  noindex: true,
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        {company} schrijft deze pagina’s met zorg. Toch kan een tekst onvolledig zijn of verouderd. Wat je bestelt en
        wat het kost, staat in je bevestiging.

        ## Afbeeldingen en merken

        Afbeeldingen geven een indruk van een bon of een verpakking. Namen en logo’s van merken zijn van hun eigenaars.

        ## Andere websites

        Sommige links leiden naar andere websites. We kiezen ze met zorg, maar wat erop staat bepalen hun eigenaars.

        ## Onze teksten

        Je mag ons citeren en naar ons linken. Wil je meer overnemen? Vraag het even via {email}.
      `,
    },
  ],
}

export const dutchInformationPages: readonly PageSeed[] = [
  delivery,
  cancellation,
  terms,
  privacy,
  cookies,
  disclaimer,
  redeemPrivacy,
  redeemTerms,
]
