/** Decorative edge in the shape of the trade (picket tops, foam), under the hero and above the closing banner. */
export const Edge = () => <div className="edge" aria-hidden />
