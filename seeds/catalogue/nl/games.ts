import type { ProductTexts } from '../../types.ts'

export const games: ProductTexts = {
  'pixel-orchard': {
    tagline: 'Games voor elk scherm in huis',
    description: [
      'Eén tegoed voor console, computer en telefoon. Pixel Orchard verkoopt downloads van vierduizend studio’s, laat zien wat er op jouw apparaat draait en neemt een miskoop binnen drie uur terug.',
      'Gezinnen stellen een weeklimiet in; vrienden geven met één klik iets van je verlanglijst. De veiligste manier om een game te geven als je geen idee hebt wie waarop speelt.',
    ].join('\n\n'),
    redeem: {
      title: 'Vul je tegoed bij Pixel Orchard aan',
      description: 'Typ de code in bij je tegoed; staat hij er eenmaal op, dan verloopt hij nooit meer.',
    },
  },
  'knight-and-pawnbroker': {
    art: { line: 'spellencafé' },
    tagline: 'Bordspellen om te kopen, te lenen en ruzie over te maken',
    description: [
      'Zes cafés met muren vol bordspellen en scheidsrechters voor de hoogoplopende gevallen. Knight & Pawnbroker verkoopt nieuwe dozen, koopt uitgespeelde terug en organiseert een competitie voor mensen die goed tegen hun verlies kunnen.',
      'De cadeaubon is goed voor speeltijd, tosti’s en spellen voor thuis. Heerlijk voor gezinnen, huisgenoten en eerste dates met een fanatiek randje.',
    ].join('\n\n'),
    redeem: {
      title: 'Gooi een zes bij Knight & Pawnbroker',
      description: 'Reserveer een tafel met je code, of gebruik hem aan de winkelbalie.',
    },
  },
  dicefall: {
    art: { line: 'avonturen voor één avond' },
    tagline: 'Kerkers, draken en een heel goede startdoos',
    description: [
      'Dicefall schrijft rollenspellen voor mensen met een baan: elk avontuur is in één avond uit, en de stemmetjes staan al in het script. De dobbelstenen zijn gegoten in hars, met echt mos erin.',
      'Voor een startdoos, een plek aan een online tafel of een getekend portret van je personage. Ervaring is niet nodig, een malle naam wel.',
    ].join('\n\n'),
    redeem: {
      title: 'Begin je avontuur',
      description: 'Te besteden aan dozen, dobbelstenen of een plek aan een begeleide tafel.',
    },
  },
  'jumble-and-fitch-puzzles': {
    art: { line: 'houten puzzels' },
    tagline: 'Legpuzzels van mensen die van spanning houden',
    description: [
      'Houten puzzels met verrassingen: een uil, een theepot, een stukje in de vorm van je initialen. Jumble & Fitch snijdt in Ludlow met een laser en een ondeugend karakter, en zet de afbeelding nooit op de doos.',
      'Leen ze per post of koop ze voor altijd. Zeer geliefd bij grootouders, herstellenden en iedereen met een natte week voor de boeg.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een puzzel',
      description: 'Je code werkt voor de uitleen en voor de winkel.',
    },
  },
  'arcade-eleven': {
    art: { line: 'onbeperkt spelen' },
    tagline: 'Flipperen, airhockey en eindeloos nog één keer',
    description: [
      'Eén keer betalen, de hele avond spelen. Arcade Eleven redde honderdveertig kasten van pieren en uit garages, maakte ze weer heel en zette ze allemaal op vrij spel.',
      'Er zijn scoreborden, een slushbar en een reparatieluik waar kinderen met hun neus tegenaan staan. Goed voor entree voor één, voor vier of voor een heel zaalvoetbalteam.',
    ].join('\n\n'),
    redeem: {
      title: 'Vrij spelen bij Arcade Eleven',
      description: 'Laat de code zien bij de deur. Per persoon gaat er één avond entree af; de rest blijft staan.',
    },
  },
  'loot-lantern': {
    tagline: 'Een verrassingspakket voor de gamer in je leven',
    description: [
      'Vertel Loot Lantern wat ze spelen en er komt een pakket: een figuurtje, een print, een mok die nergens op slaat, een code voor een kleine game die ze gemist hebben. Er zit nooit twee keer hetzelfde in.',
      'Eén doos, of drie voor een langere gloed. Voor pubers, neefjes en partners wier hobby voor jou een gesloten boek blijft.',
    ].join('\n\n'),
    redeem: {
      title: 'Roep een pakket op',
      description: 'Doe de smaaktest met je code; diezelfde week wordt de doos ingepakt.',
    },
  },
  'second-player': {
    art: { line: 'opgeknapt speelplezier' },
    tagline: 'Gebruikte consoles en cartridges, schoon en verzorgd',
    description: [
      'Het apparaat dat je had toen je negen was, en het doet het nu beter dan toen. Second Player knapt consoles op, vervangt batterijen en test elke cartridge tot het laatste level.',
      'Bij elke bestelling krijg je een jaar garantie en een handgeschreven cheat. Voor dertigers met heimwee en een vrij stopcontact.',
    ].join('\n\n'),
    redeem: {
      title: 'Druk op start bij Second Player',
      description: 'Gebruik de code bij het afrekenen, of samen met wat je inruilt.',
    },
  },
  'meeple-street': {
    tagline: 'Miniaturen, verf en het geduld om ze af te maken',
    description: [
      'Kleine legers, kleine bomen, kleine theekopjes. Meeple Street verkoopt bouwpakketten en de penselen die ze verdienen, met gratis schilderavonden in elf steden.',
      'Beginners gaan naar huis met één voltooid figuurtje en een zorgwekkend lange verlanglijst. De cadeaubon werkt in de winkel, online en op het zomertoernooi.',
    ].join('\n\n'),
    redeem: {
      title: 'Schilder mee bij Meeple Street',
      description: 'Laat hem zien in de winkel of vul hem online in; de schilderavonden zijn gratis.',
    },
  },
  'the-locked-pantry': {
    art: { line: 'escaperooms' },
    tagline: 'Escaperooms met verdachte jam',
    description: [
      'Zestig minuten, één provisiekast, een vermiste tante. The Locked Pantry bouwt escaperooms in echte oude keukens, met raadsels die je kunt ruiken en een schurk die meestal de kamerhuurder blijkt.',
      'Teams van twee tot zes; onder de tien speel je de koekjesversie. De cadeaubon geldt op acht locaties en voor het spel in een doos, voor thuis.',
    ].join('\n\n'),
    redeem: {
      title: 'Los The Locked Pantry op',
      description: 'Boek een tijdstip met de code, of bestel het mysterie in een doos.',
    },
  },
  'quest-kettle': {
    tagline: 'Knusse games voor wie een hekel heeft aan verliezen',
    description: [
      'Boeren, vissen, een klein spookpostkantoor runnen. Quest Kettle maakt zachtaardige games die zichzelf opslaan en nooit schreeuwen, op elk apparaat met een knop.',
      'Met de maandclub krijg je er drie titels en een papieren kaart bij. Een lief cadeau voor iemand op de bank, met een dekentje en een doktersbriefje.',
    ].join('\n\n'),
    redeem: {
      title: 'Zet thee en speel',
      description: 'Wissel de code in de app in voor games of maanden van de club.',
    },
  },
  'trick-shot-social': {
    tagline: 'Pingpong, pool en een batje na het werk',
    description: [
      'Achttien tafels, neonnetten en trainers die effect uitleggen in gewone woorden. Trick Shot Social maakt van een bedrijfsuitje iets waar het op maandag echt nog over gaat.',
      'Boek per uur en blijf hangen voor de dumplings. Goed voor tafels, eten, competitiegeld en een trucballenles die eindigt met een diploma.',
    ].join('\n\n'),
    redeem: {
      title: 'Boek een tafel bij Trick Shot',
      description: 'Geef je code online door of laat hem zien aan de bar.',
    },
  },
  'cardinal-and-clover': {
    art: { line: 'kaartenmakers' },
    tagline: 'Speelkaarten die het schudden waard zijn',
    description: [
      'Geïllustreerde spellen, in Kent gedrukt op linnenkarton: motten, monarchen, Londense bussen en één spel met uitsluitend boze katten. Cardinal & Clover geeft ook kleine spelletjes uit die in een jaszak passen.',
      'In elk spel zit een aas extra. Voor kaarthaaien, vakantiegezinnen en degene die je dat potje jokeren nog steeds niet heeft vergeven.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies een spel kaarten',
      description: 'Gebruik de code online; vanaf drie spellen is verzenden gratis.',
    },
  },
  'sandbox-nine': {
    tagline: 'Bouw het, breek het af, bouw het opnieuw',
    description: [
      'Een creatieve game waarin hele klassen, gezinnen en clubs één wereld delen. Met Sandbox Nine-tegoed koop je blokken, geluiden en servers, zonder schatkisten, gokjes of aftelklokken.',
      'Ouders bepalen wie er op bezoek mag. Het antwoord als een tienjarige om tegoed vraagt en jij het graag een beetje verstandig houdt.',
    ].join('\n\n'),
    redeem: {
      title: 'Zet tegoed op Sandbox Nine',
      description: 'Een ouder vult de code in bij het gezinsaccount.',
    },
  },
  'grandmaster-garden': {
    tagline: 'Schaakspellen, clubs en borden in de buitenlucht',
    description: [
      'Kniehoge stukken voor op het gras, zakformaat voor in de trein en les van vriendelijke spelers die alle tijd hebben. Grandmaster Garden heeft gratis borden in veertig parken.',
      'Voor lessen, houten spellen of een maand puzzels die als brieven op de mat vallen. Voor wonderkinderen, gepensioneerden en iedereen die die ene serie heeft gezien.',
    ].join('\n\n'),
    redeem: {
      title: 'Jij bent aan zet',
      description: 'Te besteden aan schaakspellen en lessen; de borden in het park zijn altijd gratis.',
    },
  },
  'night-bus-games': {
    tagline: 'Grote verhalen van een kleine studio',
    description: [
      'Zes mensen boven een wasserette in Dundee maken vreemde, korte, prachtige games over het gewone leven: een nachtbus, een verloren handschoen, een vuurtoren met een mening. Recensenten zijn er dol op, moeders ook.',
      'Met de cadeaubon ontgrendel je een titel naar keuze, met de muziek en het kunstboek erbij. Je bent er één lange avond zoet mee.',
    ].join('\n\n'),
    redeem: {
      title: 'Stap in de nachtbus',
      description: 'Vul de code in op de site en ontgrendel games, muziek en kunstboeken.',
    },
  },
}
