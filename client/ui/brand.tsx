import type { Site } from '../../shared/content/site-types.ts'

type BrandProps = { logo: Site['logo']; mark: Site['theme']['mark'] }

/** The business's mark and name, in a link with the class `logo`. */
export const Brand = ({ logo, mark }: BrandProps) => (
  <>
    <svg className="logo-mark" viewBox={`0 0 ${mark.size} ${mark.size}`} width="36" height="36" aria-hidden="true">
      <path d={mark.path} />
    </svg>
    <span className="logo-name">
      <strong>{logo.strong}</strong> {logo.plain}
    </span>
  </>
)
