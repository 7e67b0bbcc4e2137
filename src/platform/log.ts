import { type DestinationStream, type Logger, pino } from 'pino'

/** The values of these fields are removed from the log, at the top level and in the two levels below. */
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
  // They give access to a payment at the provider.
  ...['sessionResult', 'sessionData', 'hmacSignature'],
  ...['authorization', 'proxy-authorization', 'x-api-key', 'cookie', 'set-cookie', 'cookies'],
  ...['secret', 'secretKey', 'apiKey', 'hmacKey', 'metricsToken', 'databaseUrl', 'smtpUrl'],
]

type LogOptions = { level?: string; pretty?: boolean; destination?: DestinationStream }

export function createLog({ level = 'info', pretty = process.stdout.isTTY, destination }: LogOptions = {}): Logger {
  const options = {
    level,
    base: undefined,
    redact: { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '[secret]' },
    serializers: { req: describeRequest, err: describeError },
  }
  if (destination) return pino(options, destination)
  if (!pretty) return pino(options)
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
  })
}

/** Links in mails have a token in the query string or in the path, so both are removed before logging. */
export function withoutSecrets(url: string): string {
  return (url.split(/[?#]/, 1)[0] ?? '').replace(/[\w-]{43}(?=[/.]|$)/g, '[secret]')
}

type LoggedRequest = { id?: unknown; method?: string; url?: string; hostname?: string; ip?: string }

function describeRequest({ id, method, url, hostname, ip }: LoggedRequest) {
  return { id, method, path: withoutSecrets(url ?? ''), host: hostname, ip }
}

/** Without `detail`, in which PostgreSQL quotes the row, and without the configuration that a connection error may contain. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  return { type, message, stack, code: 'code' in error ? error.code : undefined }
}
