import { useEffect, useState } from 'react'
import type { Tags } from '../../shared/pages/page-data.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'

type ConsentProps = { tags: Tags; isReopened: boolean; onClose(): void }

type Panel = typeof import('./consent-panel.tsx')['ConsentPanel']

/** Asks about tags, and starts them after a yes. Nothing of it is in the server's page. */
export function Consent(props: ConsentProps) {
  const isHydrated = useIsHydrated()
  const [loaded, setLoaded] = useState<{ Panel: Panel }>()
  useEffect(() => {
    // Without the chunk nothing is asked, and nothing loads.
    import('./consent-panel.tsx').then(
      ({ ConsentPanel }) => setLoaded({ Panel: ConsentPanel }),
      () => undefined,
    )
  }, [])
  return isHydrated && loaded ? <loaded.Panel {...props} /> : null
}
