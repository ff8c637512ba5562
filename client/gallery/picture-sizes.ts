/** The `sizes` of a picture by its number of columns. */
export const pictureSizes = {
  4: '(min-width: 1170px) 370px, (min-width: 640px) 32vw, calc(100vw - 40px)',
  6: '(min-width: 1170px) 570px, (min-width: 640px) 48vw, calc(100vw - 40px)',
  8: '(min-width: 1170px) 770px, (min-width: 640px) 64vw, calc(100vw - 40px)',
  12: '(min-width: 1210px) 1170px, calc(100vw - 40px)',
} as const
