/** Figures of one server, measured by `npm run bench`. */
export type Measured = {
  /** Kept pages, with one core for the server. */
  pagesPerSecond: number
  /** Built files, with one core for the server. */
  filesPerSecond: number
  /** Memory of a server process after load. */
  memoryMb: number
  /** Brotli bytes of a first page without pictures: HTML, styles, scripts and font. */
  firstPageBytes: number
  /** Brotli bytes of each further page. */
  nextPageBytes: number
  /** Processor time of an inquiry, from the post to the mail queue. */
  processorMsPerLead: number
}

/** Assumptions about visitors. */
export type Visitors = {
  pagesPerVisit: number
  requestsPerVisit: number
  pictureBytesPerVisit: number
  /** The share of a day's visits in its busiest hour. */
  busiestHour: number
  /** The rate in the busiest seconds, relative to that hour's average. */
  peak: number
  leadsPerVisit: number
  /** The share of a core that may be busy at the peak; the rest keeps answers quick. */
  usableCore: number
}

export const usualVisitors: Visitors = {
  pagesPerVisit: 3,
  requestsPerVisit: 25,
  pictureBytesPerVisit: 400_000,
  busiestHour: 0.12,
  peak: 3,
  leadsPerVisit: 0.02,
  usableCore: 0.5,
}

export type BoxCapacity = {
  visitsPerDayAndCore: number
  leadsPerSecondAndCore: number
  bytesPerVisit: number
}

export function boxCapacity(measured: Measured, visitors: Visitors): BoxCapacity {
  const { pagesPerVisit, requestsPerVisit, pictureBytesPerVisit, usableCore } = visitors
  const bytesPerVisit = measured.firstPageBytes + (pagesPerVisit - 1) * measured.nextPageBytes + pictureBytesPerVisit
  // An inquiry costs processor time on top of a visit's requests.
  const pages = pagesPerVisit / measured.pagesPerSecond
  const files = (requestsPerVisit - pagesPerVisit) / measured.filesPerSecond
  const coreSecondsPerVisit = pages + files + (visitors.leadsPerVisit * measured.processorMsPerLead) / 1000
  const visitsPerSecond = usableCore / coreSecondsPerVisit
  return {
    visitsPerDayAndCore: visitsPerSecond / peakShare(visitors),
    leadsPerSecondAndCore: (usableCore * 1000) / measured.processorMsPerLead,
    bytesPerVisit,
  }
}

export type Need = {
  cores: number
  memoryGb: number
  peakMbitPerSecond: number
  requestsAtPeak: number
  terabytesPerMonth: number
  leadsPerDay: number
}

/** What these sites need together, without a CDN. */
export function need(measured: Measured, visitors: Visitors, { sites, visitsPerDay }: { sites: number; visitsPerDay: number }): Need {
  const { visitsPerDayAndCore, bytesPerVisit } = boxCapacity(measured, visitors)
  const visits = sites * visitsPerDay
  const visitsAtPeak = visits * peakShare(visitors)
  return {
    cores: visits / visitsPerDayAndCore,
    memoryGb: (sites * measured.memoryMb) / 1000,
    peakMbitPerSecond: (visitsAtPeak * bytesPerVisit * 8) / 1e6,
    requestsAtPeak: visitsAtPeak * visitors.requestsPerVisit,
    terabytesPerMonth: (visits * 30 * bytesPerVisit) / 1e12,
    leadsPerDay: visits * visitors.leadsPerVisit,
  }
}

/** The share of a day's visits that begins in one of its busiest seconds. */
const peakShare = ({ busiestHour, peak }: Visitors) => (busiestHour / 3600) * peak
