import 'leaflet/dist/leaflet.css'
import './leaflet-map.css'
import L from 'leaflet'
import type { PinFragment } from '#generated/documents.ts'
import type { Rectangle } from './rectangle.ts'

type CoastMap = { rectangle: Rectangle; own: L.LatLngTuple[][]; others: L.LatLngTuple[][]; lakes: L.LatLngTuple[][] }

export type MapOptions = {
  pins: readonly PinFragment[]
  /** The part to show first; without it, all pins are shown. */
  rectangle?: Rectangle
  /** Map tiles from another host, if the shop is configured to use one. */
  tileUrl?: string
  texts: { zoomIn: string; zoomOut: string; open: string }
  /** Called when the visitor has moved the map. */
  onMove?: (rectangle: Rectangle) => void
}

/** Our own map shows coasts but no streets, so zooming in further shows nothing new. */
const MAX_ZOOM = { outlines: 11, tiles: 18 } as const

/** The zoom for a single location: close enough to find it, far enough to recognise the coast. */
const ZOOM_OF_ONE = { outlines: 7, tiles: 15 } as const

const PIN = L.divIcon({
  className: 'pin',
  iconSize: [28, 36],
  iconAnchor: [14, 35],
  popupAnchor: [0, -32],
  html: '<svg viewBox="0 0 28 36" aria-hidden="true"><path fill="currentColor" stroke="#fff" stroke-width="1.5" d="M14 1a12.5 12.5 0 0 0-12.5 12.5C1.5 22.5 14 35 14 35s12.5-12.5 12.5-21.5A12.5 12.5 0 0 0 14 1z"/><circle cx="14" cy="13.5" r="4.6" fill="#fff"/></svg>',
})

/** Renders the map into an element and returns a function that removes it. Throws when the map behind the pins cannot be loaded. */
export async function renderMap(element: HTMLElement, options: MapOptions): Promise<() => void> {
  const base = options.tileUrl ? undefined : await readCoastMap()
  const map = L.map(element, {
    zoomControl: false,
    scrollWheelZoom: false,
    minZoom: 3,
    maxZoom: base ? MAX_ZOOM.outlines : MAX_ZOOM.tiles,
    zoomSnap: 0.5,
    attributionControl: !base,
  })
  L.control.zoom({ zoomInTitle: options.texts.zoomIn, zoomOutTitle: options.texts.zoomOut }).addTo(map)
  if (base) addLand(map, base)
  else if (options.tileUrl) L.tileLayer(options.tileUrl).addTo(map)
  for (const pin of options.pins) addPin(map, pin, options.texts.open)
  showFirst(map, options)
  map.whenReady(() => listenToMoves(map, options.onMove))
  return () => map.remove()
}

async function readCoastMap(): Promise<CoastMap> {
  const response = await fetch('/map.json')
  if (!response.ok) throw new Error(`No map: ${response.status}`)
  return response.json()
}

function addLand(map: L.Map, { rectangle, own, others, lakes }: CoastMap): void {
  map.setMaxBounds(toBounds(rectangle))
  const look = { interactive: false, smoothFactor: 0.5 }
  for (const outline of others) L.polygon(outline, { ...look, className: 'land land-of-others' }).addTo(map)
  for (const outline of own) L.polygon(outline, { ...look, className: 'land' }).addTo(map)
  for (const outline of lakes) L.polygon(outline, { ...look, className: 'land lake' }).addTo(map)
}

/** Keyboard users use the list beside the map; pins are for the pointer. */
function addPin(map: L.Map, pin: PinFragment, open: string): void {
  const name = document.createElement('strong')
  name.textContent = pin.name
  const link = document.createElement('a')
  link.href = pin.path
  link.textContent = open
  const content = document.createElement('div')
  content.append(name, document.createElement('br'), link)
  L.marker([pin.latitude, pin.longitude], { icon: PIN, keyboard: false, alt: '' }).bindPopup(content).addTo(map)
}

function showFirst(map: L.Map, { pins, rectangle, tileUrl }: MapOptions): void {
  if (rectangle) return void map.fitBounds(toBounds(rectangle), { animate: false })
  const bounds = L.latLngBounds(pins.map(({ latitude, longitude }) => [latitude, longitude]))
  if (bounds.isValid())
    map.fitBounds(bounds, {
      padding: [36, 36],
      maxZoom: pins.length === 1 ? ZOOM_OF_ONE[tileUrl ? 'tiles' : 'outlines'] : 10,
      animate: false,
    })
}

function listenToMoves(map: L.Map, onMove?: MapOptions['onMove']): void {
  if (!onMove) return
  map.on('moveend', () => {
    const bounds = map.getBounds()
    onMove({ latmin: bounds.getSouth(), latmax: bounds.getNorth(), lonmin: bounds.getWest(), lonmax: bounds.getEast() })
  })
}

function toBounds({ latmin, latmax, lonmin, lonmax }: Rectangle): L.LatLngBoundsExpression {
  return [
    [latmin, lonmin],
    [latmax, lonmax],
  ]
}
