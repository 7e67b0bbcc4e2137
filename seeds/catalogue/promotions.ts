import type { PromotionSeed } from '../types.ts'

/** `from` and `until` are dates in the shop's own time zone, both included. */
export const promotions: readonly PromotionSeed[] = [
  {
    key: 'autumn-table',
    title: { en: 'Autumn tables: 10 % off', nl: 'Herfst aan tafel: 10 % korting' },
    description: {
      en: 'Longer evenings, fuller plates. Ten per cent off gift cards of four restaurants until the clocks go back.',
      nl: 'Langere avonden, vollere borden. Tien procent korting op de bonnen van vier restaurants tot de wintertijd ingaat.',
    },
    discountType: 'RELATIVE',
    amount: 10,
    products: ['copper-colander', 'saffron-post', 'slurp-and-lantern', 'olive-telegraph'],
    from: '2026-09-14',
    until: '2026-10-25',
  },
  {
    key: 'early-stockings',
    title: { en: 'Early stockings: money off', nl: 'Vroege kerstsok: met korting' },
    description: {
      en: 'A little off small things that fit in a stocking, for those who dislike December queues.',
      nl: 'Korting op kleine cadeaus die in een kerstsok passen, voor wie niet van rijen in december houdt.',
    },
    discountType: 'ABSOLUTE',
    amount: 2,
    products: ['hullabaloo-socks', 'cardinal-and-clover', 'torchlight-gadgets', 'candlewick-and-stone', 'cocoa-cartographers'],
    from: '2026-11-02',
    until: '2026-12-20',
  },
  {
    key: 'fresh-start',
    title: { en: 'Fresh start: 15 % off', nl: 'Frisse start: 15 % korting' },
    description: {
      en: 'A kind January: fifteen per cent off classes, gyms and long hot baths. No resolutions required.',
      nl: 'Een milde januari: vijftien procent korting op lessen, sportscholen en lange warme baden. Goede voornemens niet verplicht.',
    },
    discountType: 'RELATIVE',
    amount: 15,
    products: ['sundial-yoga', 'deadlift-and-daisies', 'stillwater-and-sage', 'saltcellar-sauna', 'cold-start-swim'],
    from: '2027-01-02',
    until: '2027-01-31',
  },
  {
    key: 'two-seats',
    title: { en: 'Two seats for Valentine’s: money off', nl: 'Twee stoelen voor Valentijn: met korting' },
    description: {
      en: 'Money off an evening for two: dinner behind a curtain, a film under blankets or a night beneath glass.',
      nl: 'Korting op een avond voor twee: eten achter een gordijn, een film onder een deken of een nacht onder glas.',
    },
    discountType: 'ABSOLUTE',
    amount: 5,
    products: ['petite-ruse', 'tealight-cinema', 'lumen-lodge', 'petal-and-proof'],
    from: '2027-01-25',
    until: '2027-02-14',
  },
  {
    key: 'mothering-season',
    title: { en: 'Mothering season: 8 % off', nl: 'Moederweken: 8 % korting' },
    description: {
      en: 'Tea, seeds, soap and stories, a little cheaper while you remember the date.',
      nl: 'Thee, zaadjes, zeep en verhalen, iets voordeliger zolang je de datum nog weet.',
    },
    discountType: 'RELATIVE',
    amount: 8,
    products: ['third-kettle', 'pottering-shed', 'bergamot-street', 'foxglove-and-folio', 'lark-and-locket'],
    from: '2027-02-15',
    until: '2027-03-07',
  },
  {
    key: 'open-air',
    title: { en: 'Open-air weeks: 12 % off', nl: 'Buitenweken: 12 % korting' },
    description: {
      en: 'Tents, tides and treetops. Twelve per cent off days outdoors, booked before the weather notices.',
      nl: 'Tenten, golven en boomtoppen. Twaalf procent korting op dagen buiten, geboekt voordat het weer het merkt.',
    },
    discountType: 'RELATIVE',
    amount: 12,
    products: ['bivvy-and-bright', 'oar-and-otter', 'ropewalk-woods', 'early-tide-surf', 'fellstride'],
    from: '2027-04-19',
    until: '2027-06-06',
  },
]
