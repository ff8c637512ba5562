/**
 * What every first page loads: what all pages need, and small things that several need. Chunks loaded later import this file, so that esbuild puts it in one chunk instead of a dozen
 * small ones. It must not import `screens.tsx`, which would lead back to those chunks.
 */
import '../shared/text/long-date.ts'
import '../shared/text/well-formed.ts'
import './blog/missing-post-page.tsx'
import './blog/rich-text-module.ts'
import './document/document.tsx'
import './document/load-messages.ts'
import './errors/error-boundary.tsx'
import './libraries.ts'
import './pages/message/message-page.tsx'
import './pages/not-found/not-found-page.tsx'
import './pages/service/service-page.tsx'
import './pages/services/services-page.tsx'
import './ui/tall-photo.tsx'
