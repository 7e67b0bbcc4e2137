import type { GiftPackingSeed } from '../types.ts'

export const packings: readonly GiftPackingSeed[] = [
  {
    key: 'box-bow',
    title: { en: 'Box with a bow', nl: 'Doosje met strik' },
    description: {
      en: 'A firm little lift-off box, tissue inside and a real grosgrain bow that can be tied again.',
      nl: 'Een stevig doosje met deksel, vloeipapier erin en een echte ripslinten strik die je opnieuw kunt strikken.',
    },
    art: 'box-bow',
    price: 3.95,
  },
  {
    key: 'tin',
    title: { en: 'Keepsake tin', nl: 'Bewaarblik' },
    description: {
      en: 'A hinged tin with a padded tray. Afterwards it holds stamps, seeds or secrets.',
      nl: 'Een blik met scharnier en een zacht binnenbakje. Daarna goed voor postzegels, zaadjes of geheimen.',
    },
    art: 'tin',
    price: 4.95,
  },
  {
    key: 'pouch',
    title: { en: 'Linen pouch', nl: 'Linnen zakje' },
    description: {
      en: 'Unbleached linen with a drawstring, light enough for an ordinary letterbox.',
      nl: 'Ongebleekt linnen met een koordje, licht genoeg voor een gewone brievenbus.',
    },
    art: 'pouch',
    price: 2.95,
  },
  {
    key: 'hat-box',
    title: { en: 'Striped hat box', nl: 'Gestreepte hoedendoos' },
    description: {
      en: 'A round striped box with a ribbon handle, far too grand for a card, and that is why people like it.',
      nl: 'Een ronde gestreepte doos met een lint als hengsel. Veel te deftig voor een kaart, en juist daarom zo leuk.',
    },
    art: 'hat-box',
    price: 6.95,
  },
  {
    key: 'crate',
    title: { en: 'Small wooden crate', nl: 'Houten kistje' },
    description: {
      en: 'A slatted crate with wood wool and a sliding lid. Looks like fruit, holds something better.',
      nl: 'Een kistje van latjes met houtwol en een schuifdeksel. Lijkt op fruit, maar er zit iets beters in.',
    },
    art: 'crate',
    price: 5.95,
  },
  {
    key: 'wax-envelope',
    title: { en: 'Wax-sealed envelope', nl: 'Envelop met lakzegel' },
    description: {
      en: 'Heavy cotton paper, closed by hand with a wax seal. For letters that deserve a moment.',
      nl: 'Zwaar katoenpapier, met de hand gesloten met een lakzegel. Voor brieven die even de aandacht verdienen.',
    },
    art: 'wax-envelope',
    price: 1.95,
  },
  {
    key: 'cracker',
    title: { en: 'Cracker with a snap', nl: 'Knalbonbon' },
    description: {
      en: 'Pull it and the card falls out, with a paper hat and one dreadful joke.',
      nl: 'Trekken maar: de kaart valt eruit, met een papieren hoedje en één verschrikkelijke grap.',
    },
    art: 'cracker',
    price: 2.45,
  },
]
