import { HttpError } from '../base/errors.ts'

export class SignedOutError extends HttpError {
  constructor() {
    super(401, 'Nobody is signed in')
  }
}

export class CrossSiteError extends HttpError {
  constructor() {
    super(403, 'A form of another site')
  }
}
