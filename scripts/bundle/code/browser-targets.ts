/** The oldest supported browsers; esbuild lowers newer syntax for them. */
export const browserTargets = ['es2022', 'chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4']
