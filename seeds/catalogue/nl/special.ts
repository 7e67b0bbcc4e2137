import type { ProductTexts } from '../../types.ts'

export const special: ProductTexts = {
  'all-in-one-gift-card': {
    title: 'Keuzecadeaubon',
    art: { wordmark: 'Keuze', line: 'cadeaubon' },
    tagline: 'Eén bon, elk merk in de winkel',
    description: [
      'Ken je de persoon wel, maar het cadeau nog niet? Geef dan de keuze zelf. De Keuzecadeaubon is in te wisselen voor elk merk en elk goed doel in deze winkel, in één keer of beetje bij beetje.',
      'De ontvanger vult kaartnummer en pincode in, ziet het saldo en kiest: een etentje, een tent, een knipbeurt, een heg. Alles meteen uitgeven hoeft niet.',
    ].join('\n\n'),
    redeem: {
      title: 'Kies waar je zin in hebt',
      description:
        'Wissel je kaart in voor elk merk of goed doel in de winkel, in één keer of beetje bij beetje. Met kaartnummer en pincode kom je er altijd op terug.',
    },
  },
  'blank-choice-cards-classic': {
    title: 'Blanco keuzecadeaubonnen, klassiek',
    art: { wordmark: 'Keuze', line: 'drie blanco bonnen' },
    tagline: 'Drie bonnen voor in de la, gevuld zodra je ze nodig hebt',
    description: [
      'Drie blanco keuzecadeaubonnen met effen enveloppen, klaar voor de verjaardag die je pas bij het ontbijt te binnen schoot. Zolang je ze niet activeert zijn ze niets waard, dus ze liggen veilig in de la.',
      'Is het zover, vul dan online het nummer in, kies een bedrag dat bij de dag past en schrijf een paar woorden in de kaart.',
    ].join('\n\n'),
    redeem: {
      title: 'Activeer een blanco bon',
      description: 'Kies online het bedrag; binnen 24 uur na betaling kun je de bon weggeven.',
    },
  },
  'blank-choice-cards-festive': {
    title: 'Blanco keuzecadeaubonnen, feestdagen',
    art: { wordmark: 'Keuze', line: 'drie winterse bonnen' },
    tagline: 'Drie winterse bonnen voor op het dressoir',
    description: [
      'Drie blanco keuzecadeaubonnen in winterse uitvoering, met bijpassende enveloppen. Je koopt ze in november en bepaalt de bedragen op kerstavond, op je sloffen, zonder dat er een haan naar kraait.',
      'Je activeert elke bon apart online, met een eigen bedrag. Wat overblijft, wacht rustig tot volgend jaar.',
    ].join('\n\n'),
    redeem: {
      title: 'Activeer een feestelijke bon',
      description: 'Vul elke bon online wanneer jij eraan toe bent; de bedragen mogen verschillen.',
    },
  },
  'blank-choice-cards-birthday': {
    title: 'Blanco keuzecadeaubonnen, verjaardag',
    art: { wordmark: 'Keuze', line: 'drie verjaardagsbonnen' },
    tagline: 'Drie feestbonnen voor een jaar vol vergeten verjaardagen',
    description: [
      'Drie blanco keuzecadeaubonnen met ballonnen, vrolijke enveloppen en een strook stickers. Eentje voor het schoolplein, eentje voor kantoor en eentje voor de buurvrouw die de jouwe nooit vergeet.',
      'Ze zijn pas iets waard als je ze online activeert. Dat is binnen 24 uur na betaling gebeurd, en op elke bon mag een ander bedrag.',
    ].join('\n\n'),
    redeem: {
      title: 'Activeer een verjaardagsbon',
      description: 'Vul het kaartnummer in, kies een bedrag en hij kan zo de envelop in.',
    },
  },
}
