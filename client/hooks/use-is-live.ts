import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False on the server and while hydrating, true from then on: for what only works with script. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
