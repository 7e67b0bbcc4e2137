import { runShop } from './run-shop.ts'

const { address, places } = await runShop(process.env)
process.send?.('open')
process.stdout.write(address ? `Ribbon is open at ${address}${places}\n` : `The Ribbon worker is running${places}.\n`)
