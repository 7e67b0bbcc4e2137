type SampleCard = { id: string; name: string; tile: string; art: string }

const CARD_WIDTH = 856
const CARD_HEIGHT = 540

/** Made-up cards for this page only; the shop's own pictures come from its catalogue. */
export const SAMPLE_CARDS: readonly SampleCard[] = [
  { id: 'arcs', name: 'Arcs', tile: '#ffe3d6', art: arcs('#e4572e', '#ffc15e', '#7b1e3a') },
  { id: 'dots', name: 'Dots', tile: '#d9ecff', art: dots('#12355b', '#4cc9f0', '#f7f052') },
  { id: 'stripes', name: 'Stripes', tile: '#dff3e4', art: stripes('#1b6b4a', '#f3f7d4', '#98d9a1') },
  { id: 'waves', name: 'Waves', tile: '#efe3ff', art: waves('#4b2995', '#f72585', '#b8a1ff') },
  { id: 'sun', name: 'Sun', tile: '#fff0c9', art: arcs('#f6a623', '#fff3b0', '#d1495b') },
]

function toImage(body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${body}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function ground(colour: string): string {
  return `<path d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z" fill="${colour}"/>`
}

function arcs(base: string, light: string, deep: string): string {
  const rings = [420, 320, 220, 120].map(
    (radius, index) => `<circle cx="640" cy="540" r="${radius}" fill="${index % 2 ? deep : light}"/>`,
  )
  return toImage(`${ground(base)}${rings.join('')}<path d="M70 80h250v30H70zM70 134h150v18H70z" fill="${light}"/>`)
}

function dots(base: string, light: string, spark: string): string {
  const places = Array.from({ length: 60 }, (_, index) => ({ x: 40 + (index % 12) * 71, y: 50 + Math.floor(index / 12) * 110 }))
  const circles = places.map(
    ({ x, y }, index) => `<circle cx="${x}" cy="${y}" r="${12 + (index % 5) * 6}" fill="${index % 4 ? light : spark}"/>`,
  )
  return toImage(ground(base) + circles.join(''))
}

function stripes(base: string, light: string, soft: string): string {
  const bands = [0, 1, 2, 3, 4].map(
    (index) => `<path d="M${index * 200} 0h90L${index * 200 - 130} 540h-90z" fill="${index % 2 ? light : soft}"/>`,
  )
  return toImage(`${ground(base)}${bands.join('')}<rect x="270" y="190" width="316" height="160" rx="80" fill="${base}"/>`)
}

function waves(base: string, hot: string, soft: string): string {
  const wave = (y: number, colour: string) =>
    `<path d="M0 ${y}C140 ${y - 90} 280 ${y + 90} 428 ${y}S716 ${y - 90} 856 ${y}V540H0z" fill="${colour}"/>`
  return toImage(ground(soft) + wave(170, base) + wave(300, hot) + wave(430, base))
}
