export { products } from './products/index.ts'
