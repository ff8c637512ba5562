import { useEffect, useState } from 'react'
import type { Tags } from '../../shared/pages/page-data.ts'
import { useIsLive } from '../ui/use-is-live.ts'

type ConsentProps = { tags: Tags; isReopened: boolean; onClose(): void }

type Panel = typeof import('./consent-panel.tsx')['ConsentPanel']

/** Asks about tags, and starts them after a yes. Nothing of it is in the server's page. */
export function Consent(props: ConsentProps) {
  const isLive = useIsLive()
  const [loaded, setLoaded] = useState<{ Panel: Panel }>()
  useEffect(() => {
    // Without the chunk nothing is asked, and nothing loads.
    import('./consent-panel.tsx').then(
      ({ ConsentPanel }) => setLoaded({ Panel: ConsentPanel }),
      () => undefined,
    )
  }, [])
  return isLive && loaded ? <loaded.Panel {...props} /> : null
}
