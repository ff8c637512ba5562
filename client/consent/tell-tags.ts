declare global {
  interface Window {
    /** Exists once tags may run. */
    dataLayer?: object[]
  }
}

/** Tells the tags of an event, without data about the visitor. Without consent there is nobody to tell. */
export const tellTags = (event: 'lead_sent' | 'number_pressed'): void => void window.dataLayer?.push({ event })
