import type { ProductReviewSeeds } from '../../types.ts'

export const fashion: ProductReviewSeeds = {
  'tansy-and-rook': [
    {
      author: 'Hanneke L.',
      stars: 4,
      on: '2025-06-30',
      text: 'Van mijn zoon van zestien gekregen, omdat het ‘bij mij paste’. Ik draag hem nu naar alles.',
    },
    {
      author: 'Petra V.',
      stars: 3,
      on: '2026-01-28',
      title: 'Verzending tikte aan',
      text: 'Prachtige stof, maar met 25 euro en portokosten hield ik net een sjaal over. Geef iets meer.',
    },
    {
      author: 'Josien R.',
      stars: 5,
      on: '2026-10-08',
      title: 'De zelfvoldane vos',
      text: 'Ik twijfelde tussen negen prints. Mijn kat keek net zo als die vos, toen was het klaar. Echte zakken ook!',
    },
  ],
  'saltwick-denim': [
    {
      author: 'Marieke Z.',
      stars: 4,
      on: '2025-10-20',
      text: 'Ze stuurden me een maat groter dan ik zei. Ze hadden gelijk.',
    },
    {
      author: 'Niels J.',
      stars: 5,
      on: '2026-05-29',
      title: 'Twee keer gemaakt',
      text: 'Eerst de ene knie, toen de andere. Gratis, met een briefje over de draad erbij.',
    },
  ],
  'second-swan': [
    {
      author: 'Babette O.',
      stars: 3,
      on: '2026-04-14',
      title: 'Te snel voor mij',
      text: 'Alles wat ik mooi vond was al weg. Het werd een sjaal. Wel een heel goede.',
    },
    {
      author: 'Elif Y.',
      stars: 5,
      on: '2026-10-21',
      title: 'Wekker gezet',
      text: 'Om acht uur onze tijd komt het nieuwe binnen. Wollen jas gescoord waar mijn oma jaloers op is, en die is van 1938.',
    },
  ],
  brindlefoot: [
    {
      author: 'Sybren V.',
      stars: 4,
      on: '2025-12-01',
      text: 'De wandelsok is inderdaad een brief waard. Bij dezen.',
    },
    {
      author: 'Geertje M.',
      stars: 5,
      on: '2026-05-26',
      title: 'Een 39 en een 40',
      text: 'In één doos. Ik heb mijn hele leven twee paar gekocht.',
    },
  ],
  'juno-parade': [
    {
      author: 'Tineke V.',
      stars: 3,
      on: '2025-09-15',
      title: 'Koerier op het nippertje',
      text: 'Om half vijf voor een feest om zes uur. Jurk was prachtig, ik had een kleur.',
    },
    {
      author: 'Desirée M.',
      stars: 5,
      on: '2026-06-27',
      title: 'Gala van de studentenvereniging',
      text: 'Smaragdgroen, vier dagen van mij, daarna weer van iemand anders. Geen zolder vol spijt.',
    },
  ],
  'hullabaloo-socks': [
    {
      author: 'Hetty D.',
      stars: 4,
      on: '2026-06-19',
      text: 'Vaderdag. Fanfare op beide voeten. Hij heeft er een stukje bij gespeeld.',
    },
    {
      author: 'Gijs P.',
      stars: 5,
      on: '2026-10-31',
      title: 'Bij de begrafenis van oom Piet',
      text: 'Op zijn verzoek, met de hele familie. Trombones. Hij had het prachtig gevonden.',
    },
  ],
  moonwash: [
    {
      author: 'Rutger B.',
      stars: 4,
      on: '2025-12-10',
      text: 'Voor mijn vrouw, die nachtdiensten draait. Valt wijd, zo is het bedoeld.',
    },
    {
      author: 'Gea K.',
      stars: 5,
      on: '2026-08-13',
      title: 'Na de operatie',
      text: 'Zacht, wijd en er zitten geen knopen op plekken waar je ligt. De verpleging vroeg waar ze vandaan kwamen.',
    },
  ],
  wrenfold: [
    {
      author: 'Marlies F.',
      stars: 5,
      on: '2026-02-06',
      text: 'Mijn broer draagt al tien jaar hetzelfde grijs. Hij is blij. Je ziet het niet, maar het is zo.',
    },
    {
      author: 'Kjeld A.',
      stars: 4,
      on: '2026-07-27',
      title: 'Saai, en dat is een compliment',
      text: 'Vijf dezelfde shirts besteld. ’s Ochtends hoef ik nergens meer over na te denken.',
    },
  ],
}
