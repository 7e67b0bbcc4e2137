import { type DestinationStream, type Logger, pino } from 'pino'

/** Wherever one of these is logged, at the top or up to two levels down, its value is not. */
const SECRETS = [
  ...['password', 'passwordConfirmation', 'newPassword', 'newPasswordConfirmation', 'currentPassword', 'passwordHash'],
  ...['pin', 'pinCode', 'activationCode', 'cardNumber', 'cardNumbers', 'number'],
  ...[
    'token',
    'accessToken',
    'captchaToken',
    'cartToken',
    'giftToken',
    'invoiceToken',
    'linkToken',
    'orderToken',
    'redeemToken',
    'sessionToken',
  ],
  // What opens a payment at the provider.
  ...['sessionResult', 'sessionData', 'hmacSignature'],
  ...['authorization', 'proxy-authorization', 'x-api-key', 'cookie', 'set-cookie', 'cookies'],
  ...['secret', 'secretKey', 'apiKey', 'hmacKey', 'metricsToken', 'databaseUrl', 'smtpUrl'],
]

type LogOptions = { level?: string; pretty?: boolean; destination?: DestinationStream }

export function createLog({ level = 'info', pretty = process.stdout.isTTY, destination }: LogOptions = {}): Logger {
  const options = {
    level,
    base: undefined,
    redact: { paths: SECRETS.flatMap((name) => [pathOf(name), `*${pathIn(name)}`, `*.*${pathIn(name)}`]), censor: '[secret]' },
    serializers: { req: describeRequest, err: describeError },
  }
  if (destination) return pino(options, destination)
  if (!pretty) return pino(options)
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
  })
}

/** Links in mails carry their token in the query string or as a part of the path, so both are removed before logging. */
export function withoutSecrets(url: string): string {
  return (url.split(/[?#]/, 1)[0] ?? '').replace(/[\w-]{43}(?=[/.]|$)/g, '[secret]')
}

type LoggedRequest = { id?: unknown; method?: string; url?: string; hostname?: string; ip?: string }

function describeRequest({ id, method, url, hostname, ip }: LoggedRequest) {
  return { id, method, path: withoutSecrets(url ?? ''), host: hostname, ip }
}

/** PostgreSQL quotes the row in its detail, and a connection error may carry the whole configuration. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  return { type, message, stack, code: 'code' in error ? error.code : undefined }
}

function pathOf(name: string): string {
  return name.includes('-') ? `["${name}"]` : name
}

function pathIn(name: string): string {
  return name.includes('-') ? `["${name}"]` : `.${name}`
}
