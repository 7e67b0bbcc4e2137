// Recomputes a draw of the doubler: node check-draw.mjs <proof.json> [<ticket> <last four digits of the card>]
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [file, ticket, lastFour] = process.argv.slice(2)
const proof = JSON.parse(readFileSync(file, 'utf8'))
if (!proof.seed) throw new Error('This draw has not taken place yet: its seed is still secret.')
const sha256 = (text) => createHash('sha256').update(text).digest('hex')
const list = sha256(proof.entries.join('\n'))
const left = [...proof.entries]
// Six bytes are a number below 2^48. Numbers in the last, incomplete range would favour the first entries, so they are skipped.
const draw = (round, attempt = 0) => {
  const number = createHmac('sha256', proof.seed).update(`${list} ${round} ${attempt}`).digest().readUIntBE(0, 6)
  return number < 2 ** 48 - (2 ** 48 % left.length) ? left.splice(number % left.length, 1)[0] : draw(round, attempt + 1)
}
const drawn = [...proof.skipped, ...(proof.winner ? [proof.winner] : [])]
const isWhole = proof.winner !== null || proof.skipped.length === proof.entries.length
const isRight =
  sha256(proof.seed) === proof.seedHash && list === proof.listHash && drawn.every((entry, round) => draw(round) === entry)
const say = (text) => process.stdout.write(`${text}\n`)
say(isRight && isWhole ? 'The draw is right.' : 'The draw is WRONG.')
const own = ticket && sha256(`${proof.storefront} ${proof.month} ${ticket} ${lastFour}`)
if (own)
  say(proof.entries.includes(own) ? `You are in the list${own === proof.winner ? ', and won' : ''}.` : 'You are NOT in the list.')
process.exitCode = isRight && isWhole ? 0 : 1
