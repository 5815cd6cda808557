/** Readings where the texts are silent or contradict themselves: number | по-русски | in English. */
export const RULINGS = `
A-001 | Вешают живого с единственным наименьшим итогом, считая и −2. | The living player with the single lowest (most negative) total, the −2 penalty included.
A-002 | Не вешают никого, если наименьший итог не отрицателен. | Nobody is hanged unless the lowest total is negative; report to host.
A-003 | При равенстве программа сама никого не вешает и спрашивает ведущего. | The program hangs nobody by itself and asks the host. Options: nobody / all tied / re-vote / earlier last vote.
A-004 | Отмазанный или идиот среди равных — всё равно равенство: отмаза действует, когда обречённый известен. | Still a tie → host decision (protection acts only after the condemned is known).
A-005 | Голос за себя или против себя считается как любой другой. | Counts as any other vote (so a self-blue is +1, doctor's self-blue +3).
A-006 | Лишённому голоса вместо −2 пишется 0; чужие голоса против него считаются. | Only replaces the −2 by 0; others' votes against him count in full (parallel with the preceding −2 sentence).
A-007 | Голос босса, лишённого голоса своим ходом, не учитывается; не голосовал — −2, как любой. | If he posted a vote: it is ignored, penalty 0 (he did vote). If he posted nothing: −2 like any absentee (keeps secrecy, follows the letter). If he is ALSO silenced by another role: 0.
A-008 | Публикуются голоса и исход; тайные веса видит только ведущий. | Public text contains the list of votes as posted and the result; weighted totals only in the host's view.
A-009 | Голос за мёртвого или неизвестного не действует; прежний верный остаётся. | Void. The author's earlier valid vote stands; if he has none he counts as not having voted (−2); program warns the host.
A-010 | Несколько цветных ников в сообщении: голос — последний; несколько имён в одном цвете — сомнение. | Separate coloured runs in one message: the last one is the vote, marked for the host. Several names inside one run: a doubt, nothing is counted until the host decides.
A-011 | Считается первый увиденный текст; если его не видели, голос под сомнением. | The version first seen counts, marked. If the original was never seen, the vote is a doubt until the host types it in or accepts what stands.
A-012 | Начало и срок ставит ведущий; сообщение в минуту срока уже опоздало. | The host sets start and deadline; posts before the start are not votes; a post at the deadline minute or later is refused (same principle as the second text).
A-013 | Голоса выбывших не считаются. | Never counted.
A-014 | Джокер, скопировав доктора или прокурора, не получает веса их голоса. | No.
A-015 | Замена: голоса места складываются, считается последний. | The seat's votes are joined under one player identity; last vote of either account counts.
A-016 | Повеса отмазан — его жертва всё равно вешается. | Victim is still hanged (non-redundancy: otherwise the clause adds nothing to the lawyer's rule).
A-017 | Жертва повесы — маньяк, фанат оговорил себя: вешается фанат. | The fan is hanged in the maniac's place.
A-018 | Указанный повесой уже мёртв — больше ничего. | Nothing further happens.
A-019 | Обречён идиот — не вешается никто, роль не раскрывается. | Nobody is hanged; role is not disclosed (disclosure is promised only on killing).
A-020 | Отмазку за убийство идиота прокурор не снимает. | No.
A-021 | Хохол забирает убийцу только ночью. | Night kills only; hanging triggers nothing.
A-022 | Шахид забирает указанного только ночью. | Night kills only.
A-023 | Сержант сменяет комиссара при любой его смерти. | Succeeds on any death of the commissioner (as ranks, werewolf).
A-024 | Открыты ли роли, решает число живых до смертей. | Count the living at the START of the phase (before the deaths): 11 → revealed, 10 → closed. Supported by the doctor clause "роли уже не раскрываются (10 игроков или меньше)", which is tested when the night begins.
A-025 | Все числа живых — на начало ночи. | The number alive when the night begins; for the boss's half rule too (deaths of the same night do not matter).
A-026 | Пока роли открыты, роль жертвы комиссара раскрывается только броском; потом закрыта. | Above 10: his victim's role is revealed only on the 50% roll. At ≤10: closed.
A-027 | Снайпер убил идиота: решает ведущий, без него роль раскрывается. | Host decides; program default: the idiot's own rule wins (revealed).
A-028 | Объявляются все лишения голоса, кроме собственной потери босса. | All announced by name without cause except the boss's own loss.
A-029 | Два лишения голоса не складываются: действует более долгое. | The longer one holds; not added.
A-030 | Фанат объявляется маньяком при любой казни и любом убийстве, пока роли открыты. | Any hanging/kill while roles are revealed, whether or not he died in the maniac's place. Sniper's victims still closed.
A-031 | Необращённый оборотень показывается мирным. | Shown as a citizen ("мирный").
A-032 | О скелете при смерти не говорят: показана его роль. | Own role shown, conversion never mentioned.
A-033 | При модкилле преемство действует, хохол, шахид и фанат не отвечают. | Succession (boss, sergeant, werewolf) works; hohol, shahid, fan do not react.
A-034 | Иммунитет спасает от любой смерти первой ночи; попытка при этом была. | Any death of the first night is averted (bloody, shahid's victim, hohol's revenge too); silencing, infection, checks work. The attack still counts as made (boss's double kill loses vote and rolls evidence).
A-035 | Порядок: блокировки, снайпер, все ходы сразу, превращения до лечения, смерти с последствиями, проверки, реаниматор, преемства. | There is no single line of moves. (1) blockers, as a graph (A-037, A-038); (2) the sniper’s pre-emption; (3) all effects are collected from the moves that stand; (4) conversion and infection take effect at the results, conversion before healing; (5) deaths and their consequences are worked to a fixpoint, where every protection (immunity, cop, heal, heal from role, highlander, bodyguard …) is a condition checked at each death, so a heal prevents both the death and what it would have triggered, unless the text says otherwise (shahid); (6) checks and confessions read the facts of the night with roles as at nightfall; (7) the reanimator; (8) successions, clocks, wins.
A-036 | Ход убитого этой ночью остаётся в силе. | The action stands (moves are simultaneous); two killers shooting each other both die.
A-037 | Цепочка блокирующих разбирается с того конца, который не блокирован. | Resolve from the unblocked end: the girl blocks the cop, so the maniac acts.
A-038 | Все в круге блокирующих заблокированы; спросить ведущего. | All blockers of a cycle are blocked: no protection, no block beyond the cycle; ask the host.
A-039 | Заблокированного блокирующего у цели нет. | No: no 50% silence, no death at a bloody kill.
A-040 | Блокируется любой ход; свойства роли — нет. | Blocked: every order (incl. marks of shahid, povesa, prosecutor, lawyer, fan's guard). Not blocked: passive properties (hohol, idiot, highlander, sergeant's share).
A-041 | Для «двух ночей подряд» считается присланный ход. | The sent order counts.
A-042 | Недопустимый ход отклоняется при приёме, если этим ничего не выдать. | Refused on entry if detectable without leaking; if never replaced the actor makes no move.
A-043 | «Три человека» — три или меньше. | Three or fewer.
A-044 | Для улик и потери голоса босса довольно попытки; заблокированный и опережённый хода не делал. | Attempt counts: evidence is rolled and the vote is lost even if doctor/cop/immunity saved them. A blocked or pre-empted boss made no move: neither. Two settings: vote loss («убивал»: an attempt is enough) and evidence («при убийстве»).
A-045 | Убить одного и запугать другого можно при любом числе живых. | Always allowed.
A-046 | При трёх живых убить и запугать можно. | Allowed.
A-047 | Одно запугивание не грозит уликами. | Never any risk for intimidation alone.
A-048 | Чей бы ход ни был прислан, всё ложится на босса. | Everything falls on the boss.
A-049 | За босса пишут только ранги; ход журналиста или адвоката — решает ведущий. | Ranks only; otherwise host.
A-050 | Новый босс голосует как обычно. | New boss votes normally.
A-051 | Мафия может убить своего. | Allowed.
A-052 | Запрещены вопросы о роли или действии названного игрока; решает ведущий. | Ban covers questions whose SUBJECT is a named player's role/own action; visits to him or anonymous role events are allowed. Host judges each question.
A-053 | Ответ на подкуп получает босс лично. | The boss (mafia), privately.
A-054 | Интервью печатается, даже если журналист убит или стал боссом этой ночью. | The interview is still printed.
A-055 | Босс — живой с младшим номером ранга, потом журналист, потом адвокат. | One rule: boss = lowest living rank number, else journalist, else lawyer.
A-056 | Вылечили саму жертву кровавого убийства: она жива, девочка и мент умирают. | Victim lives, cop/girl still die.
A-057 | При закрытых ролях кровавое убийство раскрывает только саму жертву. | Target only.
A-058 | Не убили — роль не раскрыта. | Not revealed (nobody was killed).
A-059 | После смерти маньяка фанат ищет заново. | Must search anew.
A-060 | Лечение фаната спасает его; лечение маньяка — никто не умирает. | Healing the fan saves him; healing the maniac averts the killing, nobody dies.
A-061 | Сколько бы ни было убийц, умирает фанат, маньяк жив. | Fan dies, maniac lives.
A-062 | От хохла и шахида телохранитель тоже умирает вместо маньяка. | Fan dies instead.
A-063 | Одно действие за ночь; два недопустимы. | One only; two are illegal.
A-064 | Смерть путаны болезни не отменяет. | Infection goes on.
A-065 | Лечение «от путаны» и реаниматор помогают, как при убийстве этой ночи. | Both work as for a kill of that night.
A-066 | Вылеченный всё равно может лишиться голоса; если заражению помешал мент — нет. | Still rolled; no roll if the cop prevented the infection.
A-067 | Мент спасает и от лишения голоса путаной. | Cop prevents it.
A-068 | Маньяк и оборотень умерли вместе: нового маньяка нет. | No new maniac.
A-069 | После смерти второго маньяка никто не обращается. | No further turning.
A-070 | Мент спасает от превращения. | Cop prevents both.
A-071 | Скелетов с живым некромантом больше, чем любой другой стороны без её скелетов; ведущий подтверждает. | Plurality over every other side, skeletons taken out of their sides, living necromancer counted; report to the host for confirmation.
A-072 | Убивающая роль армии — любая с убийством, младшие ранги мафии и путана. | Any role with a kill action (boss, maniac, sniper, highlander, commissioner, sheriff, mercenary, joker) plus the two named.
A-073 | Скелет-идиот не лечится. | Not cured.
A-074 | Джокер копирует любую роль начального расклада, живую или мёртвую. | Any role of the initial setup, dead or alive.
A-075 | Действие того же рода от другой роли — повтор; сравнивают с прошлой ночью. | Same kind of action (kill/heal/check/block/silence…) counts as unchanged → illegal. Compared with the previous night only.
A-076 | Джокер блокирует всех, кроме девочки и мента, отписавших ход. | Blocks ordinary roles incl. the boss; not a girl or cop who sent a move.
A-077 | В остальном действие джокера — в полную силу. | Otherwise full effect.
A-078 | Джокер за снайпера убивает, но не опережает. | Kills, but does not pre-empt.
A-079 | Голосуют все мафиози; жертва одна; голосование заменяет только убийство. | All mafiosi incl. journalist and lawyer vote; one victim; votes replace the boss's kill only.
A-080 | Равенство без голоса босса решает босс: спросить. | Boss decides → ask host.
A-081 | Для проверок двойной агент — мафия, для сравнения — сам за себя. | Commissioner/bum: mafia (he belongs to it). City journalist: he plays for himself, so «за разные стороны» with everybody.
A-082 | Опережён только тот, в кого снайпер стрелял; другой убийца его убьёт. | The one shot dies without moving; the other kills the sniper.
A-083 | Опережённый теряет весь ход. | Whole move cancelled: the second victim lives, no evidence, no vote loss.
A-084 | Опережённый и вылеченный жив, но хода нет. | Lives, but his move is lost.
A-085 | Бомж видит в снайпере «не мафию». | "не мафия".
A-086 | Горец переживает выстрел снайпера, и ход горца состоится. | Highlander survives, so his move is made: the sniper dies.
A-087 | Болезнь и указание шахида горцу не страшны; кровавое убийство джокера — смертельно. | Infection and shahid do nothing; joker's copied bloody kill works.
A-088 | Победе шулера мешают мафия, маньяк, снайпер, горец, комиссар, шериф; остальных решает ведущий. | Mafia, maniac, sniper, highlander, commissioner, sheriff alive → no win. Joker/mercenary/prostitute/necromancer: host.
A-089 | Лечить себя шулер может хоть каждую ночь. | Allowed (not a visit).
A-090 | Лечение спасает от любой смерти этой ночи. | Heal saves from any death of that night.
A-091 | Мент спасает указанного шахидом. | Saved.
A-092 | Хохла спасли — убийца жив. | Killer lives.
A-093 | Лечение от роли отменяет только её убийство. | Only that role's act is annulled; he dies by the other.
A-094 | Одного не лечат две ночи подряд, чем бы ни лечили. | Same principle: nobody is healed two nights running.
A-095 | Враждебные стороны: мафия, маньяк с помощниками, снайпер, горец, путана сама за себя, некромант, агент, двойной агент. | Mafia, maniac (with his helpers), sniper, highlander, prostitute for herself, necromancer, agent, double agent. Not the joker: he stays with whichever side wins (R-120).
A-096 | Сыворотка раскрывает и того, кто умер этой ночью. | Role still revealed.
A-097 | Девочка или мент у шахида: указание не действует. | Mark is void.
A-098 | Кровавое убийство любой ночи убивает исповедника. | Any bloody kill carried out on any night, this one included, kills the priest.
A-099 | Мафиози, который не босс, «ничего не делал». | "ничего не делал".
A-100 | Заблокированный хода не делал: «ничего не делал». | Blocked = not committed → "ничего не делал"; blocked bloody maniac does not kill the priest.
A-101 | Исповедь девочки — «приходила к игроку», без имён. | An analogous phrase ("приходила …"), content without target names.
A-102 | Исповедь называет дела по ночам, без целей. | Verbs only, listed by night.
A-103 | Боеспособны комиссар, шериф, маньяк, снайпер, горец и вся мафия; джокер — решает ведущий. | Commissioner, sheriff, maniac, sniper, highlander, every mafioso (journalist/lawyer included), joker copying — host. Cop, girl, doctor, citizen, prostitute: no.
A-104 | Найм удался, даже если наниматель заблокирован или убит. | Hire still succeeds.
A-105 | Шериф оставляет следы, как комиссар. | As the commissioner's kill (50%/50%).
A-106 | Свидетель узнаёт всех, кто пытался убить, и при спасении. | Attempts count; all killers' names.
A-107 | Реаниматору называют тех, кто умер бы после всех других спасений. | Those who would be dead after all other saves.
A-108 | Комиссар проверил и убит: ответ получают оба, он и сержант. | Both get the result: the dead commissioner (who may not pass it on) and the sergeant, who is commissioner from the next night.
A-109 | Детективу открывают ник нанимателя. | The employer's nick.
A-110 | Когда и к кому переходит детектив, решает ведущий. | Host decides.
A-111 | Мент спасает идиота. | Saved.
A-112 | Идиот умер от болезни: роль раскрыта, путане отмазки нет. | Role revealed; the prostitute gets no protection by default; the host may grant it.
A-113 | Отмазку получают все убийцы идиота. | All of them are protected at the next vote.
A-114 | Город — враждебных нет; мафия — её не меньше остальных и нет других убийц; одиночка — остался один. Ведущий подтверждает. | Program proposes: town — no hostile role alive; mafia — mafiosi ≥ the rest with no other killer side and no double agent; loner — only he is left. Host confirms.
A-115 | Казнить некого — решает ведущий. | Host decision.
A-116 | Одно изменение: отмена или новый голос; третье не считается. | Yes: one later message (cancel OR change) only; the third is ignored.
A-117 | Воздержание — не голос; поданный потом — первый. | Abstention is no vote; the later vote is his first.
A-118 | Повтор того же ника — не смена, время первого. | Not a change; the time of the first counts.
A-119 | Недействительный голос ничего не тратит. | No: it is ignored altogether.
A-120 | Недействительный голос прежнего не отменяет. | No: ignored, first stands.
A-121 | При равенстве считаются голоса, действующие к концу. | Only votes in force at the close count.
A-122 | В одну минуту — по порядку сообщений. | Order of the messages in the topic.
A-123 | Минута открытия плюс шестьдесят; секунды отбрасываются. | Minute of creation + 60; seconds dropped on both sides.
A-124 | Сообщение без голоса, исправленное в голос, — не голос. | No vote.
A-125 | Выдвижение в минуту открытия не принимается. | Refused.
A-126 | Статус — роль. | Exact role (статус = role name) for the commissioner and announcements.
A-127 | Журналист сравнивает роли; крёстный отец — мафиози. | Status = role, except that the Godfather is a mafioso.
A-128 | Врач может защищать себя и одного и того же. | Allowed.
A-129 | Врач защищает и от мафии, и от маньяка. | From both.
A-130 | Убийство мафии отменяет только смерть крёстного отца ночью. | Only a death DURING the night cancels the kill; new Godfather is elected at once.
A-131 | Без описания убийство маньяка не засчитывается; молчание — на усмотрение ведущего. | Without description his kill does not count either; a missing move is a violation → host.
A-132 | Убитый той же ночью комиссар или журналист получает ответ. | Gets the answer.
A-133 | Маньяк и мафия убивают одновременно; мафию останавливает только смерть крёстного отца. | Simultaneous; only the Godfather's death cancels the mafia's kill.
A-134 | Маньяк победил, когда остальные мертвы. | The section "Победа маньяка" governs.
A-135 | Мафию сравнивают только с мирными; если жив маньяк, ведущий подтверждает. | Mafia: only peaceful roles are counted against mafiosi; town wins when the mafiosi are gone; with a living maniac the program reports and the host confirms.
A-136 | Одна враждебная сторона: лечение от роли принимается молча и не действует; при десяти и менее — отклоняется открыто. | Accepted in silence and void (A-042), like R-172. At ten or fewer living the reason is public: refused openly.
A-137 | Передаёт превращение только обращённый самим некромантом, каждому посещённому отдельный бросок. | Only a role turned by the necromancer himself; those it turns pass nothing on. «Посещая» = any move of that role that has a player as its target and was not blocked; one die for each player visited.
A-138 | Снайпер и другой убийца: роль закрыта. | Closed.
A-139 | Комиссар и другой убийца: роль раскрыта, пока роли открыты. | Revealed, as any victim of the other killer while roles are open.
A-140 | Реаниматор: идиота не спасти, указанный шахидом умирает, убийца хохла жив. | Idiot: cannot be saved. Shahid saved: his victim still dies (as with the doctor). Hohol saved: his killer lives.
A-141 | Вылеченный заражённый шахид никого не забирает. | He does not die, so nothing is rolled.
A-142 | При смерти от болезни телохранитель не заменяет, свидетель не узнаёт ничего. | The bodyguard does not stand in for a disease; the witness learns nothing.
A-143 | Сыворотка не подействовала — ник доктора не разыгрывается. | No reveal, no roll of the nick.
A-144 | Мент снимает бросок девочки; свой бросок остаётся. | The cop stops the girl’s 50 %; his own 50 % is rolled.
A-145 | Комиссар, проверяющий снайпера, получает ответ и умирает от выстрела. | The check is answered; the commissioner dies of the shot (A-036): «не рискуя» means he is no killer at the sniper’s door.
A-146 | «Снимаю голос»: голоса нет, игрока предупреждают. | No vote from then on; the player is warned in the list of those who have not voted.
A-147 | Оборотню — письмо; новому боссу и сержанту — уведомление; больше никому. | Werewolf: by letter. New boss and the sergeant who steps up: a plain notice to them. Nobody else.
A-148 | Мафия одна; двойной агент стоит в ней со своим рангом. | One is modelled; the double agent stands in it with his rank.
A-149 | Голосование заменяет убийство; запугивание и подкуп остаются за боссом. | The vote replaces the kill; intimidation, bribery stay the boss’s.
A-150 | Модкилл и дисквалификация вступают в силу вместе со смертями ночи. | They take effect together with the night’s deaths; wins are looked at after all of them.
`;
