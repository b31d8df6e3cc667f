/** How a match of this game is over soonest, for tests that play many of them: no cards but two lessons, no fish. */
export default { options: { mode: 'family' } };
