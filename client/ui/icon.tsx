import type { LucideIconData } from '@lucide/icons'
import { createElement } from 'react'

/** A decorative icon from Lucide. Its meaning is in the text beside it, or in the label of its button. */
export const Icon = ({ icon, className = '' }: { icon: LucideIconData; className?: string }) => (
  <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
    {icon.node.map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes }))}
  </svg>
)
