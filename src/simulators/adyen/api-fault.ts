/** An error in Adyen's format. */
export class ApiFault extends Error {
  // oxlint-disable-next-line max-params -- the four parts of an error of Adyen
  constructor(
    readonly status: number,
    readonly errorCode: string,
    message: string,
    readonly errorType = 'validation',
  ) {
    super(message)
  }
}

export function faultOf(error: unknown): { status: number; errorCode: string; message: string; errorType: string } {
  if (error instanceof ApiFault) {
    const { status, errorCode, message, errorType } = error
    return { status, errorCode, message, errorType }
  }
  const { statusCode = 500, message } = error as { statusCode?: number; message: string }
  return { status: statusCode, errorCode: '702', message, errorType: statusCode < 500 ? 'validation' : 'internal' }
}
