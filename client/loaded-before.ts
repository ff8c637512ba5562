/**
 * What every page has loaded before anything else is asked for. Each module that is loaded later imports this: esbuild makes a chunk for
 * each set of modules that share code, so without it whatever they share with the screens would be in chunks of its own.
 */
import './libraries.ts'
import './screens.ts'
