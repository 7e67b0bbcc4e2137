/**
 * Makes the list of forbidden passwords from a text file with one password per line, such as a published list of leaked passwords:
 *
 *   npx tsx tools/hash-passwords.ts passwords.txt
 *
 * Only hashes are stored, because nobody needs to read the list.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { hashKnownPassword, KNOWN_PASSWORDS_FILE } from '../src/modules/accounts/index.ts'
import { PASSWORD_MIN_LENGTH } from '../src/shared/validation/password.ts'

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file with the passwords.')
const passwords = readFileSync(file, 'utf8').split(/\r?\n/)
const hashes = passwords
  .filter((password) => password.length >= PASSWORD_MIN_LENGTH)
  .map((password) => hashKnownPassword(password))
const unique = [...new Set(hashes)].sort()
writeFileSync(KNOWN_PASSWORDS_FILE, Buffer.from(unique.join(''), 'hex'))
console.log(`${unique.length} passwords cannot be chosen.`)
