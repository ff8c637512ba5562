/** Decorative edge in the shape of the trade (roof tiles, waves), under the hero and above the closing banner. */
export const Edge = () => <div className="edge" aria-hidden />
