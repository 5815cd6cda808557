/** Preamble, voting, reveals, immunity: number | phrase of the rules it rests on | gloss. */
export const GENERAL = `
R-001 | Решила оставить классический вариант правил и ролей» … «Если будут отличия, то буду их писать отдельно в каждой игре, а база будет здесь. | These texts are the base; a game may announce differences, which override them. So every rule is a per-game setting whose default is this text.
R-002 | Игра проходит в бесприватном режиме. | The game is played without private correspondence between players.
R-003 | Личная переписка разрешена представителям мафии и тем, кому это полагается по ролям. | Private correspondence is allowed only to the mafia and to those whose roles grant it.
R-004 | Выбывший игрок не имеет права писать на форуме или кому-либо в личку о своей роли. | An eliminated player may not write on the forum, or to anyone privately, about his role.
R-005 | оставшиеся участники не имеют права писать ему о том, какой ролью обладают они. | Players still in the game may not tell an eliminated player their roles.
R-006 | Все обсуждения ролей возможны только между выбывшими участниками. | Roles may be discussed only among eliminated players.
R-007 | Каждый участник должен отдать голос либо против конкретного игрока, либо в защиту. | Each participant must give ONE vote: either against a particular player or in defence of one.
R-008 | красный - против, синий – за. | Colour carries the sense of the vote: red = against, blue = for.
R-009 | Красный голос засчитывается как «- 1» выбранному игроку | A red vote counts −1 to the chosen player.
R-010 | а синий как « + 1». | A blue vote counts +1 to the chosen player.
R-011 | Непроголосовавший участник получает при подсчете голосов «–2» против себя. | A participant who did not vote gets −2 against himself in the count.
R-012 | Игрок, лишённый голоса вследствие хода на него какой-либо роли, будет иметь 0 голосов против себя. | A player deprived of his vote by a role's move upon him gets 0 against himself (no −2).
R-013 | Вы можете смело менять голоса. | Votes may be changed freely (any number of times) while the voting lasts.
R-014 | Засчитывается только последний Ваш голос. | Only the player's last vote counts.
R-015 | Роли игроков при их убийстве/казни раскрываются до тех пор, пока в городе не останется 10 участников. | The role of a killed or executed player is revealed until only 10 participants are left in the town.
R-016 | 10 и меньше - все роли остаются закрытыми. | With 10 or fewer all roles stay closed.
R-017 | Исключения обусловленные специальными действиями ролей (например сыворотка доктора) | Exceptions are those caused by special actions of roles (e.g. the doctor's serum).
R-018 | Если игрок не активен в течение игровых суток на форуме, то осуществляется замена либо модкилл без раскрытия роли. | A player inactive on the forum for a game day is replaced, or modkilled WITHOUT revealing the role.
R-019 | В игровой теме можно писать в любое игровое время – как днем, так и ночью. | Writing in the game topic is allowed by day and by night.
R-020 | Игра начинает с ночи | The game begins with a night.
R-021 | в доигровой (нулевой) день необходимо хотя бы «отметиться» на форуме. | On day zero every player must at least check in.
R-022 | Разрешается вскрываться своими и чужими ролями. | Claiming one's own or others' roles is allowed.
R-023 | нельзя пользоваться для доказательства обладания своей роли скриншотом личного сообщения, полученного от ведущего. | A screenshot of the host's private message may not be used as proof of role.
R-024 | Этот игрок дисквалифицируется из игры. | The offender is disqualified.
R-025 | Сторона, за которую он играл, автоматически проигрывает. | The side he played for automatically loses.
R-026 | Иммунитет от убийства в первую ночь получают | First-night immunity from being KILLED exists (killing only; first night only).
R-027 | те, кто играет в Мафию на этом форуме впервые, ведущий предыдущей игры, убитый там же в первую ночь, лучший игрок предыдущей партии. | It goes to: first-time Mafia players on this forum; the host of the previous game; the one killed there on its first night; the best player of the previous game.
`;
