import type { PageSeed } from '../../../types.ts'
import { prose } from '../../prose.ts'

export const samenEenCadeauGeven: PageSeed = {
  key: 'blog-group-gifts',
  language: 'nl',
  path: '/blog/samen-een-cadeau-geven/',
  pageType: 'blog-article',
  title: 'Samen een cadeau geven: de etiquette',
  metaTitle: 'Samen een cadeau geven: inzamelen zonder gedoe',
  metaDescription:
    'Wie vraagt het, hoeveel geef je, wie tekent en wat doe je met het wisselgeld? Goede manieren voor de envelop op kantoor, de klas en het grote familiecadeau.',
  article: {
    publishedOn: '2026-02-09',
    author: 'Priya Ramanathan',
    topic: 'Goed geven',
    scene: 'blog-office',
    summary:
      'Een gezamenlijk cadeau moet voelen als een omhelzing met veel armen. Met zeven kleine regels wordt het geen belasting.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Er gaat een envelop rond. Hij is bruin, hij is inmiddels op de vierde verdieping en hij ligt sinds dinsdag
        onder iemands lunch. Er zitten een briefje van vijf, wat kleingeld, een schuldbekentenis en een oud
        treinkaartje in. Degene voor wie hij bedoeld is, is er al twee keer langsgelopen.

        Samen een cadeau geven is een van de aardigste uitvindingen die er bestaan. Tien mensen die elk een beetje
        hebben, kunnen samen iets geven dat ertoe doet. Maar het raakt aan de twee dingen waarover we ons het snelst
        schamen, geld en buitengesloten worden, en daarom verdient het een beetje goede manieren.

        ## 1. Eén iemand vraagt het, één keer

        Iemand moet het regelen, en dat moet één iemand zijn. Drie halve organisatoren maken drie inzamelingen. Vraag
        het één keer, schriftelijk, met alles erin: voor wie, waarom, tot wanneer en hoe je betaalt. Stuur één
        herinnering, de dag voor het sluit, aan iedereen tegelijk. Nooit alleen aan wie nog niet betaald heeft: die
        weet dat zelf ook wel, en heeft misschien een reden.

        ## 2. Maak het makkelijk om niets te geven

        Dit is de belangrijkste regel. Collega’s verdienen niet allemaal hetzelfde; ouders op het schoolplein leven in
        verschillende werelden. Zet in elk verzoek een zin als: *Alleen als je wilt, en elk bedrag is goed: het
        kaartje is van ons allemaal.* En dan moet dat ook waar zijn. Iedereen tekent, betaald of niet, en alleen de
        organisator weet wie wat gaf.

        ## 3. Doe een voorstel, geen voorschrift

        Een kaal *geef maar wat je wilt* maakt mensen onzeker; een vaste prijs maakt ze chagrijnig. Een bandbreedte
        doet geen van beide. *De meesten geven tussen de drie en tien euro* vertelt de nieuwkomer wat gewoon is en
        laat aan twee kanten de deur open.

        | Gelegenheid | Meestal per persoon | Goed voor |
        |---|---|---|
        | Verjaardag in het team | € 2–5 | Lunch, taart, een goed boek |
        | Afscheid na een paar jaar | € 5–15 | Iets om uit te pakken op de borrel |
        | Huwelijk of geboorte | € 5–20 | Iets voor het nieuwe huishouden |
        | Einde van het schooljaar | € 3–10 | Eén bon in plaats van dertig mokken |
        | Een ouder die zeventig wordt | wat jullie afspreken | Een reis, een lange lunch, een dag samen |
      `,
    },
    {
      blockType: 'PRODUCT_REFERENCE',
      title: 'Samen kun je meer',
      products: ['wayfarer-and-wick', 'hearth-and-heron', 'all-in-one-gift-card', 'apple'],
      link: { title: 'Meer ideeën per geefmoment', href: '/occasions/' },
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## 4. Eerst kiezen, dan inzamelen

        Wie eerst inzamelt en later kiest, zit straks met € 87,40 en elf meningen. Zeg liever vooraf waar het voor is:
        *We willen Marion een nacht naar zee sturen.* Mensen geven liever aan een plaatje dan aan een potje.

        Ken je de smaak niet, laat de ontvanger dan de zin afmaken. Een
        [keuzecadeaubon](/gift-cards/all-in-one-gift-card/) voor het hele bedrag is geen gebrek aan fantasie. Met
        twintig namen onder een bericht dat alleen over haar kan gaan, is het een vrijbrief.

        ## 5. Het bericht is het cadeau

        Dertig handtekeningen rond *Van harte* lijken op een petitie. Vraag iedereen om één regel, en geef er een
        vraag bij: *Wat ga je missen aan Dev? Wat was het beste advies dat je van haar kreeg?* Verzamel de regels,
        print ze en doe ze erbij. Over een paar jaar is het geld een koffiezetapparaat geworden en is het
        koffiezetapparaat stuk. Dat vel papier ligt dan nog in de la.

        Op het kaartje zelf passen een paar zinnen. Gebruik die voor de groep: *Van iedereen achter in de bus.*

        ## 6. Wees open over wat er overblijft

        Is er meer dan je nodig hebt, zeg het dan. Er zijn drie nette oplossingen: een iets hogere bon, bloemen erbij,
        of de rest naar een goed doel waar diegene warm voor loopt. Wat niet mag, is het zonder te vragen bewaren
        *voor de volgende keer*. En is er te weinig, ga dan niet nog een keer rond. Koop iets kleiners, of leg het
        stilletjes bij en zeg er nooit iets over.

        ## 7. Geef het ook echt

        Bij het overhandigen gaat het het vaakst mis: een tasje over het bureau geschoven, tussen twee vergaderingen
        door. Kies een moment, haal erbij wie erbij kan zijn en laat **één** iemand **één** minuut praten. Vergeet de
        mensen niet die ergens anders werken. Een digitale bon kan precies om vier uur binnenkomen terwijl iedereen in
        hetzelfde gesprek zit, en dan ziet de collega in Groningen het gezicht ook.

        ## Voor wie het krijgt

        Je hoeft geen dertig bedankbriefjes te schrijven. Eén bericht aan allemaal, binnen een week, over wat je ermee
        deed of gaat doen, is perfect. *Het is een broodbakmachine geworden. Vrijdag zuurdesem, neem boter mee.*
        Bedank als het kan de organisator apart. Die heeft voor jou een bruine envelop vier trappen op gedragen.
      `,
    },
  ],
}
