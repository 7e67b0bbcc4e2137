import type { PageSeed } from '../../../types.ts'
import { prose } from '../../prose.ts'

export const alsJeNietWeetWatJeMoetSchrijven: PageSeed = {
  key: 'blog-what-to-write',
  language: 'nl',
  path: '/blog/als-je-niet-weet-wat-je-moet-schrijven/',
  pageType: 'blog-article',
  title: 'Als je niet weet wat je moet schrijven',
  metaTitle: 'Wat schrijf je bij een cadeaubon? Zo vind je de woorden',
  metaDescription:
    'Een leeg tekstvak maakt de grootste kletskous stil. Een simpel recept, eerlijke voorbeelden voor blije en verdrietige dagen, en zinnen die je beter laat liggen.',
  article: {
    publishedOn: '2026-01-19',
    author: 'Harriet Osei',
    topic: 'Goed geven',
    scene: 'blog-writing',
    summary:
      'Het cadeau was zo gekozen. Toen kwam dat witte vakje voor een persoonlijk bericht. Een recept voor twee goede zinnen.',
  },
  blocks: [
    {
      blockType: 'TITLE_BODY',
      body: prose`
        Het cadeau kiezen kostte vier minuten. Met het bericht ben je nu al twintig minuten bezig. Je hebt ‘Van
        harte!’ getypt, weggehaald, weer getypt met een uitroepteken extra, en bent toen maar thee gaan zetten.

        Het overkomt iedereen, en vooral mensen die om een ander geven. Je wilt dat het er allemaal in zit: de jaren,
        de grap over de caravan, dat je te weinig belt. Geen twee zinnen kunnen dat dragen. Gelukkig hoeft het niet.
        Ze hoeven maar **één** ding te dragen, als het maar onmiskenbaar van jou komt.

        ## Eén ding dat alleen jij kunt zeggen

        Lees je bericht terug en vraag je af: had de assistente van de tandarts dit kunnen sturen? Dan ontbreekt er
        een detail. Geen mooier bijvoeglijk naamwoord, maar een detail.

        - Niet *Je bent een geweldige vriendin*, maar: **Jij bent de enige die twee uur rijdt om me mijn eigen
          sleutels te brengen.**
        - Niet *Bedankt voor je inzet*, maar: **Je bleef tot de laatste doos een label had, en plakte toen nog een
          label op de plakbandrol.**
        - Niet *Geniet van je dag*, maar: **Veertig staat je goed. Dat dansen trouwens ook.**

        Het hoeft niets groots te zijn. Klein is beter, want aan iets kleins zie je dat iemand heeft opgelet.

        ## Het recept: gezien, gevoeld, gewenst

        Komt er niets? Zet drie stapjes. Schrijf voor elk één regel op en streep daarna de zwakste door.

        | Stap | De vraag | Voor een collega die weggaat |
        |---|---|---|
        | Gezien | Wat viel me op? | Binnen een week kende je al onze namen. |
        | Gevoeld | Wat deed dat met mij? | Daardoor voelde ik me thuis. |
        | Gewenst | Wat hoop ik voor jou? | Dat ze die van jou daar net zo snel leren. |

        Met twee van de drie heb je een goed bericht. Alle drie passen ze meestal in de 150 tekens die we op een
        kaartje drukken, als je ‘ik wilde even zeggen dat’ weglaat. Je zegt het immers al.
      `,
    },
    {
      blockType: 'IMAGE_BODY',
      title: 'Lees het één keer hardop',
      body: prose`
        Zeg het bericht hardop in een lege kamer voordat je op de knop drukt. Je oor is een betere redacteur dan je
        oog: het struikelt over de zin die niet van jou is. Zou je aan de keukentafel nooit ‘ik wens je het allerbeste
        toe’ zeggen, zet het dan ook niet op papier. En moet je even slikken als je het zegt? Laat dan elk woord
        staan.
      `,
      scene: 'blog-writing',
      imageSide: 'left',
    },
    {
      blockType: 'TITLE_BODY',
      body: prose`
        ## Als het geen blije dag is

        Bij ziekte, verlies en gewone domme pech gelden iets andere regels. Wie het moeilijk heeft, leest langzaam en
        onthoudt precies.

        **Wel doen:** noem voorzichtig wat er is gebeurd. *Wat naar van je vader* is liever dan een wolk van
        *moeilijke tijden*. Bied iets aan wat geen moeite kost: *Het eten is deze week voor mijn rekening, je hoeft
        niet te reageren.* En gun de ander de stilte.

        **Niet doen:** verklaren, vergelijken of beloven. Van *alles gebeurt met een reden* is nog nooit iemand in een
        ziekenhuisgang opgeknapt. *Ik weet hoe je je voelt* klopt zelden. En *laat maar weten als ik iets kan doen* is
        goed bedoeld, maar geeft iemand die moe is er een taak bij.

        Een paar die goed hebben gewerkt:

        - *Geen woorden, wel soep. Liefs van iedereen op nummer negen.*
        - *Hij leerde me vissen en verliezen met kaarten. Bij allebei zal ik hem missen.*
        - *Eerst uitrusten. De moestuin is in goede handen, min of meer.*

        ## Als je iemand nauwelijks kent

        De nieuwe buurvrouw, de zwemjuf, de tweede man van je tante. Eerlijkheid is hier een opluchting. Zeg waar je
        elkaar van kent en waarvoor je bedankt of feliciteert, en houd dan op. *Van het gezin met de luidruchtige
        hond: dank je wel voor je geduld.* Kort is niet koud, als het maar ergens over gaat.

        ## Zinnen voor in de la

        Elke redactie heeft een la met woorden die ooit iets betekenden. In die van ons liggen *een onvergetelijke
        dag*, *nog vele jaren* (behalve boven de zeventig, dan wordt het weer charmant), *op naar de volgende* en
        alles wat met geweld rijmt. En de verontschuldiging: *Het is maar een cadeaubon, maar…* Laat die weg. Je koos
        iets waar een ander naar uit kan kijken. Daar hoef je geen sorry voor te zeggen.

        ## Als niets helpt

        Schrijf wat je zou zeggen als je elkaar tegenkwam bij de bushalte, veertig seconden voordat de bus komt. *Jij!
        Veertig! Daarvan ken ik je er dertig. Kom eten, ik zal proberen te koken.* Dat is het. Dat is een bericht.
        Zet je naam eronder en verstuur hem, voordat je hem gaat verbeteren.

        Zit je nog vast? Bij al onze [geefmomenten](/occasions/) staan drie regels om mee te beginnen. Jat er een,
        verander het midden en maak hem van jou.
      `,
    },
  ],
}
