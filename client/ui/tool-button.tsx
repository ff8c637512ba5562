import type { LucideIconData } from '@lucide/icons'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

type ToolButtonProps = { needs: 'clipboard' | 'share'; icon: LucideIconData; onClick(): void; children: ReactNode }

/** For what not every browser can do. Invisible until it works, but always takes its space, so that nothing shifts. */
export function ToolButton({ needs, icon, onClick, children }: ToolButtonProps) {
  const isReady = useIsHydrated() && needs in navigator
  return (
    <button type="button" className="tool" data-ready={isReady} onClick={onClick}>
      <Icon icon={icon} />
      {children}
    </button>
  )
}
