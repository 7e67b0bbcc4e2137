import type { LocationSeed } from '../../types.ts'

type Place = [
  town: string,
  street: string,
  houseNumber: string,
  postCode: string,
  latitude: number,
  longitude: number,
  quarter?: string,
]

const AREA_CODES: Readonly<Record<string, string>> = {
  "'s-Hertogenbosch": '073',
  'Den Haag': '070',
  Alkmaar: '072',
  Almere: '036',
  Amersfoort: '033',
  Amsterdam: '020',
  Apeldoorn: '055',
  Arnhem: '026',
  Assen: '0592',
  Breda: '076',
  Delft: '015',
  Deventer: '0570',
  Dordrecht: '078',
  Eindhoven: '040',
  Enschede: '053',
  Gouda: '0182',
  Groningen: '050',
  Haarlem: '023',
  Hilversum: '035',
  Hoorn: '0229',
  Leeuwarden: '058',
  Leiden: '071',
  Maastricht: '043',
  Middelburg: '0118',
  Nijmegen: '024',
  Noordwijk: '071',
  Rotterdam: '010',
  Tilburg: '013',
  Utrecht: '030',
  Venlo: '077',
  Vlissingen: '0118',
  Zandvoort: '023',
  Zwolle: '038',
}

const PLACES: Readonly<Record<string, { name: string; places: readonly Place[] }>> = {
  'copper-colander': {
    name: 'Copper Colander',
    places: [
      ['Amsterdam', 'Touwslagersgracht', '51A', '1012 ZD', 52.373, 4.8961],
      ['Amsterdam', 'Sint-Annaplein', '55A', '1073 TJ', 52.3531, 4.892, 'De Pijp'],
      ['Rotterdam', 'Lantaarnplein', '26', '3012 LG', 51.9255, 4.477],
      ['Den Haag', 'Schoolstraat', '36', '2512 CR', 52.0809, 4.3074],
      ['Utrecht', 'Botermarkt', '105', '3512 RB', 52.0915, 5.1252],
      ['Eindhoven', 'Kasteelplein', '38', '5611 HA', 51.4402, 5.4753],
      ['Groningen', 'Kerkstraat', '2', '9712 VW', 53.2176, 6.5737],
      ['Haarlem', 'Nieuwstraat', '9', '2011 KT', 52.3839, 4.6386],
      ['Leiden', 'Molenstraat', '81', '2312 JH', 52.1584, 4.4954],
      ['Arnhem', 'Pottenbakkerssteeg', '98', '6811 GH', 51.9808, 5.9122],
      ["'s-Hertogenbosch", 'Klokkengang', '54', '5211 WH', 51.6857, 5.2983],
      ['Maastricht', 'Botermarkt', '12', '6211 HX', 50.8502, 5.6842],
    ],
  },
  'tumbledown-pizza': {
    name: 'Tumbledown Pizza',
    places: [
      ['Amsterdam', 'Schoolstraat', '96', '1093 BL', 52.3579, 4.9326, 'Oost'],
      ['Amsterdam', 'Pottenbakkerssteeg', '101', '1031 JD', 52.3885, 4.9163, 'Noord'],
      ['Rotterdam', 'Linnenweversgang', '90A', '3062 LP', 51.9283, 4.5057, 'Kralingen'],
      ['Utrecht', 'Korte Brugstraat', '33', '3512 WX', 52.0921, 5.117],
      ['Utrecht', 'Visbrug', '36', '3531 LX', 52.0946, 5.1025, 'Lombok'],
      ['Eindhoven', 'Schoolstraat', '107', '5617 BT', 51.4512, 5.4595, 'Strijp'],
      ['Groningen', 'Touwslagersgracht', '53', '9712 VL', 53.2158, 6.5726],
      ['Tilburg', 'Lange Wagenstraat', '97', '5038 NC', 51.5608, 5.0927],
      ['Nijmegen', 'Koestraat', '118', '6511 ML', 51.8439, 5.8575],
      ['Enschede', 'Schoolstraat', '37', '7511 DV', 52.2169, 6.8942],
      ['Delft', 'Schoolstraat', '112', '2611 CG', 52.01, 4.3567],
      ['Zwolle', 'Vissersbocht', '21', '8011 JG', 52.5087, 6.0978],
      ['Amersfoort', 'Stationsweg', '11A', '3811 LZ', 52.1544, 5.3854],
      ['Leeuwarden', 'Schoolstraat', '81', '8911 AT', 53.2012, 5.7892],
    ],
  },
  'slurp-and-lantern': {
    name: 'Slurp & Lantern',
    places: [
      ['Amsterdam', 'Klokkengang', '64', '1012 MB', 52.3755, 4.8968],
      ['Rotterdam', 'Pottenbakkerssteeg', '101', '3012 AG', 51.9184, 4.4759],
      ['Den Haag', 'Oude Vest', '47', '2512 BR', 52.0792, 4.3104],
      ['Utrecht', 'Boogstraat', '49A', '3531 DC', 52.089, 5.0954, 'Lombok'],
      ['Groningen', 'Hooikade', '74', '9712 ZD', 53.2174, 6.5631],
      ['Nijmegen', 'Hooikade', '98', '6511 VH', 51.8431, 5.8643],
      ['Tilburg', 'Peperstraat', '18', '5038 WB', 51.5596, 5.0933],
      ['Maastricht', 'Boogstraat', '81', '6211 WC', 50.8517, 5.6859],
    ],
  },
  'ketchup-parade': {
    name: 'Ketchup Parade',
    places: [
      ['Amsterdam', 'Nieuwstraat', '92', '1031 PJ', 52.3881, 4.9183, 'Noord'],
      ['Rotterdam', 'Vissersbocht', '91A', '3012 DK', 51.9175, 4.4785],
      ['Utrecht', 'Vissersbocht', '60', '3512 ZK', 52.0904, 5.1196],
      ['Almere', 'Peperstraat', '72', '1315 GK', 52.3716, 5.2218],
      ['Eindhoven', 'Nieuwstraat', '47', '5611 MA', 51.4391, 5.478],
      ['Breda', 'Kerkstraat', '38', '4811 DW', 51.5909, 4.7714],
      ['Apeldoorn', 'Molenstraat', '109', '7311 BM', 52.213, 5.9605],
      ['Zwolle', 'Lange Wagenstraat', '114', '8011 HA', 52.5149, 6.0909],
      ['Hilversum', 'Kerkstraat', '101', '1211 DR', 52.2275, 5.1731],
      ['Venlo', 'Lange Wagenstraat', '8', '5911 VB', 51.3698, 6.1685],
    ],
  },
  'saffron-post': {
    name: 'Saffron Post',
    places: [
      ['Amsterdam', 'Boogstraat', '4', '1073 DA', 52.3559, 4.896, 'De Pijp'],
      ['Den Haag', 'Kaarsenmakersstraat', '24', '2512 KE', 52.077, 4.3133],
      ['Rotterdam', 'Veerkade', '59A', '3012 AW', 51.9242, 4.4802],
      ['Utrecht', 'Linnenweversgang', '103', '3512 GG', 52.0891, 5.1205],
      ['Haarlem', 'Torenstraat', '28', '2011 ZK', 52.3829, 4.6379],
      ['Deventer', 'Oude Turfmarkt', '112', '7411 EE', 52.2526, 6.1554],
      ['Breda', 'Hoedenmakersplein', '97', '4811 RZ', 51.5894, 4.7715],
    ],
  },
  'olive-telegraph': {
    name: 'Olive Telegraph',
    places: [
      ['Amsterdam', 'Korte Brugstraat', '113', '1015 LA', 52.3721, 4.8799, 'Jordaan'],
      ['Rotterdam', 'Hooikade', '99', '3072 LR', 51.9012, 4.4782, 'Katendrecht'],
      ['Utrecht', 'Koestraat', '95A', '3512 EC', 52.0912, 5.1189],
      ['Den Haag', 'Sint-Annaplein', '43', '2512 HV', 52.0781, 4.3062],
      ['Arnhem', 'Korenmarkt', '51A', '6811 BX', 51.986, 5.9114],
      ['Leiden', 'Korenmarkt', '19', '2312 EX', 52.1623, 4.4971],
      ['Middelburg', 'Lange Wagenstraat', '86', '4331 CA', 51.5008, 3.6134],
    ],
  },
  'cactus-uncle': {
    name: 'Cactus Uncle',
    places: [
      ['Amsterdam', 'Hoedenmakersplein', '97', '1093 ML', 52.3601, 4.9281, 'Oost'],
      ['Rotterdam', 'Stationsweg', '79', '3012 DE', 51.9195, 4.4772],
      ['Utrecht', 'Lindelaan', '113', '3512 CN', 52.0944, 5.1218],
      ['Eindhoven', 'Kerkstraat', '90', '5617 PK', 51.4512, 5.4605, 'Strijp'],
      ['Groningen', 'Korenmarkt', '53', '9712 KP', 53.2226, 6.5631],
    ],
  },
  'third-kettle': {
    name: 'Third Kettle',
    places: [
      ['Haarlem', 'Kruisstraat', '75', '2011 EX', 52.3776, 4.6342],
      ['Leiden', 'Peperstraat', '16', '2312 TR', 52.1624, 4.4971],
      ['Gouda', 'Nieuwstraat', '32', '2801 BW', 52.0136, 4.7111],
      ['Deventer', 'Koestraat', '50', '7411 AZ', 52.2504, 6.1591],
      ['Amersfoort', 'Oude Vest', '33', '3811 ED', 52.1543, 5.3914],
      ['Middelburg', 'Oude Vest', '98', '4331 MT', 51.4971, 3.6165],
      ['Hoorn', 'Oude Turfmarkt', '95', '1621 NN', 52.6452, 5.0542],
      ['Breda', 'Kaarsenmakersstraat', '14', '4811 WW', 51.5919, 4.7744],
      ["'s-Hertogenbosch", 'Hoedenmakersplein', '102A', '5211 VA', 51.6875, 5.307],
      ['Zwolle', 'Bakkerssteeg', '91A', '8011 AH', 52.515, 6.0921],
    ],
  },
  'grumble-coffee': {
    name: 'Grumble Coffee',
    places: [
      ['Amsterdam', 'Gasthuisstraat', '76A', '1012 AG', 52.3744, 4.889],
      ['Amsterdam', 'Wilgenkade', '93', '1093 KR', 52.3617, 4.9295, 'Oost'],
      ['Amsterdam', 'Appelmarkt', '32', '1031 AD', 52.3875, 4.9191, 'Noord'],
      ['Rotterdam', 'Kruisstraat', '67', '3012 MX', 51.9188, 4.4737],
      ['Rotterdam', 'Botermarkt', '30', '3072 XP', 51.8996, 4.4787, 'Katendrecht'],
      ['Den Haag', 'Molenstraat', '46', '2512 HA', 52.08, 4.3055],
      ['Utrecht', 'Kruisstraat', '91A', '3512 AX', 52.0918, 5.1227],
      ['Utrecht', 'Nieuwstraat', '19', '3531 XT', 52.0956, 5.1005, 'Lombok'],
      ['Eindhoven', 'Torenstraat', '112', '5611 JN', 51.4347, 5.4724],
      ['Groningen', 'Lantaarnplein', '52', '9712 HA', 53.2202, 6.5717],
      ['Nijmegen', 'Oude Turfmarkt', '70', '6511 GA', 51.8434, 5.8685],
      ['Arnhem', 'Linnenweversgang', '119', '6811 XM', 51.986, 5.9032],
      ['Tilburg', 'Appelmarkt', '18', '5038 PV', 51.5544, 5.0833],
      ['Leeuwarden', 'Wilgenkade', '9', '8911 WM', 53.2026, 5.7916],
    ],
  },
  larkbread: {
    name: 'Larkbread',
    places: [
      ['Amsterdam', 'Molenstraat', '105', '1015 JK', 52.3774, 4.8813, 'Jordaan'],
      ['Utrecht', 'Schoolstraat', '49A', '3512 MP', 52.0924, 5.1256],
      ['Haarlem', 'Oude Turfmarkt', '56', '2011 DM', 52.3777, 4.6323],
      ['Delft', 'Lantaarnplein', '17', '2611 XR', 52.0091, 4.3573],
      ['Deventer', 'Torenstraat', '110', '7411 EC', 52.2502, 6.1615],
      ['Groningen', 'Linnenweversgang', '37', '9712 BB', 53.2228, 6.5651],
      ['Nijmegen', 'Torenstraat', '71', '6511 EA', 51.8397, 5.8588],
      ['Alkmaar', 'Hooikade', '82', '1811 GW', 52.6338, 4.7496],
    ],
  },
  'scoop-almanac': {
    name: 'Scoop Almanac',
    places: [
      ['Den Haag', 'Kasteelplein', '90', '2586 AP', 52.1064, 4.2797, 'Scheveningen'],
      ['Zandvoort', 'Havenstraat', '98', '2042 JP', 52.3718, 4.5334],
      ['Noordwijk', 'Kaarsenmakersstraat', '18', '2202 TJ', 52.2391, 4.4322],
      ['Vlissingen', 'Walstraat', '11', '4381 XC', 51.4437, 3.5732],
      ['Amsterdam', 'Torenstraat', '18', '1012 PZ', 52.3684, 4.8869],
      ['Utrecht', 'Kaarsenmakersstraat', '110A', '3512 EW', 52.0905, 5.1199],
      ['Alkmaar', 'Korenmarkt', '8', '1811 XE', 52.6349, 4.7422],
      ['Dordrecht', 'Stationsweg', '31', '3311 ZB', 51.8144, 4.6733],
      ['Maastricht', 'Molenstraat', '91', '6211 MN', 50.8529, 5.6938],
      ['Assen', 'Pottenbakkerssteeg', '17', '9401 AJ', 52.9931, 6.5637],
    ],
  },
  'chapter-and-crumb': {
    name: 'Chapter & Crumb',
    places: [
      ['Amsterdam', 'Botermarkt', '106', '1015 ZJ', 52.3719, 4.8859, 'Jordaan'],
      ['Den Haag', 'Korenmarkt', '71', '2512 JL', 52.0753, 4.3041],
      ['Utrecht', 'Klokkengang', '69A', '3512 XJ', 52.0912, 5.1213],
      ['Leiden', 'Nieuwstraat', '26', '2312 KM', 52.1568, 4.4939],
      ['Groningen', 'Ridderstraat', '92', '9712 VM', 53.2168, 6.5712],
      ['Zwolle', 'Kruisstraat', '69', '8011 GV', 52.5134, 6.09],
      ['Deventer', 'Korte Brugstraat', '36A', '7411 RT', 52.2538, 6.1561],
    ],
  },
  'clay-and-kin': {
    name: 'Clay & Kin',
    places: [
      ['Amsterdam', 'Lange Wagenstraat', '63', '1073 KG', 52.3549, 4.8897, 'De Pijp'],
      ['Rotterdam', 'Korenmarkt', '57', '3012 GZ', 51.9183, 4.4799],
      ['Utrecht', 'Hooikade', '43', '3512 NH', 52.0904, 5.1234],
      ['Delft', 'Kaarsenmakersstraat', '106', '2611 XB', 52.0106, 4.3558],
      ['Arnhem', 'Kaarsenmakersstraat', '25', '6811 NG', 51.981, 5.9094],
      ['Eindhoven', 'Oude Turfmarkt', '10', '5611 DM', 51.4385, 5.4755],
    ],
  },
  'arcade-eleven': {
    name: 'Arcade Eleven',
    places: [
      ['Amsterdam', 'Oude Turfmarkt', '109', '1031 TN', 52.389, 4.9176, 'Noord'],
      ['Rotterdam', 'Gasthuisstraat', '87', '3012 WR', 51.9218, 4.4707],
      ['Utrecht', 'Kleine Houtmarkt', '91', '3512 VB', 52.0919, 5.1263],
      ['Eindhoven', 'Ridderstraat', '13', '5617 VW', 51.4459, 5.4583, 'Strijp'],
      ['Den Haag', 'Peperstraat', '58', '2586 MX', 52.1074, 4.2786, 'Scheveningen'],
      ['Enschede', 'Havenstraat', '114A', '7511 VM', 52.2236, 6.8896],
    ],
  },
  'trick-shot-social': {
    name: 'Trick Shot Social',
    places: [
      ['Amsterdam', 'Kruisstraat', '95', '1012 TK', 52.3733, 4.8898],
      ['Rotterdam', 'Havenstraat', '87', '3012 GP', 51.9218, 4.4773],
      ['Utrecht', 'Zoutkade', '99', '3512 LN', 52.0931, 5.1271],
      ['Eindhoven', 'Gasthuisstraat', '114', '5611 EB', 51.4395, 5.479],
      ['Den Haag', 'Appelmarkt', '2', '2512 LJ', 52.0737, 4.3074],
      ['Groningen', 'Bakkerssteeg', '18', '9712 GP', 53.2219, 6.5698],
    ],
  },
}

/** The Dutch locations of brands with shops, in invented streets. */
export const dutchLocations: readonly LocationSeed[] = Object.entries(PLACES).flatMap(([product, { name, places }]) =>
  places.map((place, index) => toLocation(product, name, place, index)),
)

function toLocation(product: string, name: string, place: Place, index: number): LocationSeed {
  const [city, street, houseNumber, postCode, latitude, longitude, quarter] = place
  const whereabouts = quarter ? `${city} ${quarter}` : city
  const where = toSlug(whereabouts)
  return {
    product,
    slug: `${where}-${toSlug(street)}`,
    name: `${name} ${whereabouts}`,
    street,
    houseNumber,
    postCode,
    city,
    countryCode: 'NL',
    latitude,
    longitude,
    website: `https://${product}.example/nl/${where}/`,
    phone: toPhone(city, Object.keys(PLACES).indexOf(product) * 20 + index),
  }
}

function toSlug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-/, '')
}

/** No real Dutch number has a 0 after the area code. */
function toPhone(city: string, index: number): string {
  const area = AREA_CODES[city] ?? ''
  return area.length === 3 ? `${area} 000 0${100 + index}` : `${area} 000 ${100 + index}`
}
