type SampleCard = { id: string; name: string; tile: string; art: string }

/** Made-up cards for this page only; the shop's own pictures come from its catalogue. */
export const SAMPLE_CARDS: readonly SampleCard[] = [
  { id: 'dawn', name: 'Dawn', tile: '#ffe3d6', art: drawRings('#e4572e', '#ffc15e', '#7b1e3a') },
  { id: 'sea', name: 'Sea', tile: '#d9ecff', art: drawRings('#12355b', '#4cc9f0', '#f7f052') },
  { id: 'wood', name: 'Wood', tile: '#dff3e4', art: drawRings('#1b6b4a', '#f3f7d4', '#98d9a1') },
  { id: 'night', name: 'Night', tile: '#efe3ff', art: drawRings('#4b2995', '#f72585', '#b8a1ff') },
  { id: 'sun', name: 'Sun', tile: '#fff0c9', art: drawRings('#f6a623', '#fff3b0', '#d1495b') },
]

function drawRings(ground: string, light: string, deep: string): string {
  const rings = [420, 320, 220, 120].map(
    (radius, index) => `<circle cx="640" cy="540" r="${radius}" fill="${index % 2 ? deep : light}"/>`,
  )
  const lines = `<path d="M70 80h250v30H70zM70 134h150v18H70z" fill="${light}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540"><path d="M0 0h856v540H0z" fill="${ground}"/>${rings.join('')}${lines}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
