/** Thrown when the visitor should get a particular status. Everything else that is thrown is our bug and a 500. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.status = status
  }
}

export class BadRequestError extends HttpError {
  constructor(message: string) {
    super(400, message)
  }
}

export class NotFoundError extends HttpError {
  constructor(message: string) {
    super(404, message)
  }
}

export class PayloadTooLargeError extends HttpError {
  constructor(message: string) {
    super(413, message)
  }
}

export class UnsupportedMediaTypeError extends HttpError {
  constructor(message: string) {
    super(415, message)
  }
}

/** The client has gone before its request was whole or its answer there: nobody is left to answer. */
export class RequestAbortedError extends Error {
  constructor() {
    super('The client left')
    this.name = 'RequestAbortedError'
  }
}

export type ConfigFault = { variable: string; got: string; takes: string }

/** Every fault of the configuration in one message. Secrets stand in it as '(hidden)'. */
export class ConfigError extends Error {
  readonly faults: readonly ConfigFault[]

  constructor(faults: readonly ConfigFault[]) {
    const lines = faults.map(({ variable, got, takes }) => `  ${variable}: got ${got}, takes ${takes}`)
    super(`The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${lines.join('\n')}`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/** The server cannot begin its work; the message is for the owner and names no visitor. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}
