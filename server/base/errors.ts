/** Thrown when the visitor should get a particular status. Everything else that is thrown is our bug and a 500. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = new.target.name
    this.status = status
  }
}

export class NotFoundError extends HttpError {
  constructor(message: string) {
    super(404, message)
  }
}

/** The client disconnected before its request was complete or the response was ready. */
export class RequestAbortedError extends Error {
  constructor() {
    super('The client left')
    this.name = 'RequestAbortedError'
  }
}

/** The server cannot start. The message is for the owner and contains no visitor data. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}

export type VariableError = { variable: string; got: string; expected: string }

/** Lists every configuration error in one message. Secrets are shown as '(hidden)'. */
export class ConfigError extends StartError {
  readonly errors: readonly VariableError[]

  constructor(errors: readonly VariableError[]) {
    const lines = errors.map(({ variable, got, expected }) => `  ${variable}: got ${got}, expected ${expected}`)
    super(`The configuration has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}:\n${lines.join('\n')}`)
    this.name = 'ConfigError'
    this.errors = errors
  }
}
