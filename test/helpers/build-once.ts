import { prepareProgram } from '../../scripts/program-copy.ts'
import { builtSiteNames } from './built-sites.ts'

/** Once per test run. Other sets are not built: one with errors must not stop the tests. */
export default () => prepareProgram(builtSiteNames)
