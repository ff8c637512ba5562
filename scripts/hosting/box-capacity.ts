/** What was measured on one box, by `npm run bench`. */
export type Measured = {
  /** Kept pages, one core for the server. */
  pagesPerSecond: number
  /** Built files, the same. */
  filesPerSecond: number
  /** Of a server process, after load. */
  memoryMb: number
  /** Brotli, of a first visit, without pictures. */
  firstPageBytes: number
  /** Of a further page. */
  nextPageBytes: number
  /** Processor time of an inquiry from the post to the mail. */
  processorMsPerLead: number
}

/** What is assumed about visitors; every figure may be another. */
export type Visitors = {
  pagesPerVisit: number
  requestsPerVisit: number
  pictureBytesPerVisit: number
  /** The busiest hour's part of a day. */
  busiestHour: number
  /** The busiest seconds against that hour's average. */
  peak: number
  leadsPerVisit: number
  /** How much of a core may be busy at the peak: what is left keeps answers quick, and does everything else. */
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
  // An inquiry is work of its own beside the requests of a visit.
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

/** What so many sites need, together and without a CDN. */
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

/** The part of a day's visits that begins in one of its busiest seconds. */
const peakShare = ({ busiestHour, peak }: Visitors) => (busiestHour / 3600) * peak
