import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http'

type MessageClasses = { IncomingMessage: typeof IncomingMessage; ServerResponse: typeof ServerResponse<IncomingMessage> }

/**
 * Requests and responses that have an Express application's prototypes from the start. It would give them to each one as it comes, and
 * an object whose prototype has changed is slow from then on: that took two thirds of the time of a kept page.
 */
export function messageClasses(app: RequestListener): MessageClasses {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse<IncomingMessage> {}
  if ('request' in app && 'response' in app) {
    Object.setPrototypeOf(AppRequest.prototype, Object(app.request))
    Object.setPrototypeOf(AppResponse.prototype, Object(app.response))
    Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype })
  }
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse }
}
