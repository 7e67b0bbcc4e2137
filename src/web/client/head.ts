import styles from '../styles.css?url'
import type { Shop } from './shop.ts'

export function listHeadTags(shop: Shop) {
  return {
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }, { title: shop.name }],
    links: [{ rel: 'stylesheet', href: styles }],
  }
}
